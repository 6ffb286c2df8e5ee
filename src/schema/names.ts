/**
 * The names that declarations may say beside those of fields, doors and resources. Each interface is open: the house adds
 * a key a name by declaration merging, so that a mistyped one does not compile, and registers what stands behind it.
 */

/** Predicates of the server that narrow a door to some rows, by who asks or by the door's parameters. */
export interface Scopes {}
export type Scope = keyof Scopes & string

/** What hand-made rooms of the server know of a record and add to it. */
export interface RecordParts {}
export type RecordPart = keyof RecordParts & string

/** Rules of the server that judge the change of a record that is there by what other tables hold. */
export interface Guards {}
export type Guard = keyof Guards & string

/** What the server looks for in the database before a record is saved, to say it beside a field. */
export interface Advisors {}
export type AdvisorName = keyof Advisors & string

/** Rules of the server that a step of a process asks in its transaction: what other tables hold, and what nobody writes. */
export interface StepRooms {}
export type StepRoom = keyof StepRooms & string

/** Lists of rows that go with a step of a process, each with a room of this name on both sides: the web app draws it, the server judges and keeps its rows. */
export interface Sheets {}
export type Sheet = keyof Sheets & string

/** Calls that were there before their process, as rooms of the server understand and answer them. */
export interface CaseCalls {}
export type CaseCall = keyof CaseCalls & string

/** The hand-made parts that a form may hold, each with a room of this name on both sides: the web app draws it, the server reads and keeps its rows. */
export interface FormParts {}
export type FormPart = keyof FormParts & string

/** The small fixed lists that forms choose from. */
export interface Lookups {}
export type LookupName = keyof Lookups & string

/** The hand-made views that a row may open. */
export interface RowOpenings {}
export type RowOpening = keyof RowOpenings & string

/** The hand-made columns that a table may have after its own. */
export interface RowCells {}
export type RowCell = keyof RowCells & string

/** The hand-made acts on several records at once, each with a room of this name on the server, and on screen where something is asked before. */
export interface BulkHandlers {}
export type BulkHandler = keyof BulkHandlers & string

/** What the login tells of a person beside their name and e-mail, each a text. */
export interface UserData {}
export type UserDatum = keyof UserData & string
