/**
 * Names for declarations, beside fields, doors and resources. Each interface is open: the house merges a key per name,
 * so that a mistyped one does not compile, and registers its meaning.
 */

/** Predicates of the server that narrow a door to some rows, by the caller or by the door's parameters. */
export interface Scopes {}
export type Scope = keyof Scopes & string

/** Parts that hand-made rooms of the server add to a record. */
export interface RecordParts {}
export type RecordPart = keyof RecordParts & string

/** Rules of the server that judge a change of an existing record by what other tables hold. */
export interface Guards {}
export type Guard = keyof Guards & string

/** Searches of the server before a record is saved, whose findings are shown beside a field. */
export interface Advisors {}
export type AdvisorName = keyof Advisors & string

/** Rules of the server that a step of a process asks in its transaction, to judge it by other tables and to set values that nobody types. */
export interface StepRooms {}
export type StepRoom = keyof StepRooms & string

/** Lists of rows that go with a step of a process. Each has a room of this name on both sides: the web app draws it, the server judges and stores its rows. */
export interface Sheets {}
export type Sheet = keyof Sheets & string

/** Calls that existed before their process, each with a room of the server that understands and answers it. */
export interface CaseCalls {}
export type CaseCall = keyof CaseCalls & string

/** Hand-made parts of a form. Each has a room of this name on both sides: the web app draws it, the server reads and stores its rows. */
export interface FormParts {}
export type FormPart = keyof FormParts & string

/** Small fixed lists that forms choose from. */
export interface Lookups {}
export type LookupName = keyof Lookups & string

/** Hand-made views that a row may open. */
export interface RowOpenings {}
export type RowOpening = keyof RowOpenings & string

/** Hand-made columns that a table may have after its own. */
export interface RowCells {}
export type RowCell = keyof RowCells & string

/** Hand-made acts on several records at once. Each has a room of this name on the server, and on screen where something is asked first. */
export interface BulkHandlers {}
export type BulkHandler = keyof BulkHandlers & string

/** Texts that the login answers about a person, beside their name and e-mail. */
export interface UserData {}
export type UserDatum = keyof UserData & string
