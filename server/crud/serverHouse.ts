import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type {
  AdvisorName,
  BulkHandler,
  CaseCall,
  FormPart,
  Guard,
  LookupName,
  RecordPart,
  Sheet,
  StepRoom,
} from '../../src/schema/names.ts'
import type { OwnKind, Value, Values } from '../../src/schema/kinds.ts'
import type { Pendiente } from '../../src/schema/doors/pendiente.ts'
import { registered } from '../../src/schema/registered.ts'
import type { Pace } from '../../src/schema/account/noticePace.ts'
import type { Role } from '../../src/schema/account/roles.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import type { Queryable, AppEnv, Usuario } from '../context.ts'
import type { Advisor } from './advice/advisor.ts'
import type { ApiCall } from '../openapi/apiCall.ts'
import type { BulkRoom } from './bulk/bulkRoom.ts'
import type { CaseRoom } from './casos/caseRoom.ts'
import type { SheetRoom } from './casos/sheetRoom.ts'
import type { CaseCallRoom } from './casos/caseCallRoom.ts'
import type { HistoryRoom, HistoryScope } from './history/historyRoom.ts'
import type { RequestScope } from './requestScope.ts'
import type { FormPartRoom } from './formPartRoom.ts'
import type { Judge } from './judge.ts'
import type { NoticeTables } from './notices/tables.ts'
import type { PersonalTables } from './personal/tables.ts'
import type { KindRoom } from './kindRoom.ts'
import type { Scopes } from './scope.ts'
import type { Referrer } from './referrer.ts'
import type { ChangeRoom } from './changeRoom.ts'
import type { RemovalRoom } from './removalRoom.ts'

/** What a house gives the server half of the generator: everything that its declarations name and the generator does not know. */
export type ServerHouse = {
  /** The table of every resource, by its name. */
  tables: Readonly<Record<string, PgTable>>
  /** The fixed lists, a key and a name each. */
  lookups: Readonly<Record<LookupName, LookupTable>>
  /** How its own kinds of field are read, searched and checked. */
  kinds: { readonly [K in OwnKind]: KindRoom<K> }
  scopes: Scopes
  guards: Readonly<Record<Guard, Judge>>
  advisors: Readonly<Record<AdvisorName, Advisor>>
  /** What steps of processes ask in their transaction. */
  stepRooms: Readonly<Record<StepRoom, CaseRoom>>
  /** The lists of rows that go with steps: how they are judged and kept. */
  sheets: Readonly<Record<Sheet, SheetRoom>>
  /** How calls that were there before their process are understood and answered. */
  caseCalls: Readonly<Record<CaseCall, CaseCallRoom>>
  recordParts: Readonly<Record<RecordPart, RecordPartRoom>>
  /** The parameters of a door's path that a part reads. */
  partParams: Readonly<Partial<Record<RecordPart, readonly string[]>>>
  formParts: Readonly<Record<FormPart, FormPartRoom>>
  bulkHandlers: Readonly<Record<BulkHandler, BulkRoom>>
  /** What refers to a resource without being one. */
  uses: readonly Referrer[]
  /** What hand-made rooms know of the deletion of records, by their resource. */
  removals?: Readonly<Partial<Record<string, RemovalRoom>>>
  /** What hand-made rooms tell of changes of records, by their resource. */
  changes?: Readonly<Partial<Record<string, ChangeRoom>>>
  /** Admits who is signed in, and says who it is; 401 for anybody else. */
  signedIn: MiddlewareHandler<AppEnv>
  /** How its accounts are kept; without, no declaration may have one. */
  accounts?: Accounts
  /** Where people keep what is theirs: preferences of screens, views of lists; and with whom a view is shared. Without, nothing is kept. */
  personal?: { tables: PersonalTables; circleOf: (usuario: Usuario) => string }
  /** How people are told what concerns them; without, nobody is. */
  notices?: NoticeRoom
  /** What the server itself puts into a new record of this author. */
  assigned?: (resource: AnyResource, author: Usuario) => Values
  /** How PDFs are received and kept; without, nothing may ask for one. */
  files?: Files
  /** The rows of a table whose existence this caller may learn of, by choosing what leads to them. */
  mayLearnOf: (resource: AnyResource, call: RequestScope) => SQL
  /** Of which records those read history whom the declared house lets. Without, nobody does. */
  historyScope?: HistoryScope
  /** What hand-made rooms write into history, by the resource whose records it tells of. */
  histories?: Readonly<Partial<Record<string, HistoryRoom>>>
  /** The references that lead from a row to what a parameter names, where no column of its own is called so. */
  pathTo?: (resource: AnyResource, param: string) => readonly string[] | undefined
  /** What awaits a caller beside the rows of declared lists: each with the figure of the very rows that its address opens. */
  awaiting?: readonly ((c: Context<AppEnv>) => Promise<readonly Pendiente[]>)[]
  /** The large tables whose rows are kept counted: lists that ask for no more than they are counted by are told their totals from there. */
  counted?: Readonly<Partial<Record<string, CountedRows>>>
  /** How many rows a door shows, by its path, where something kept tells sooner than they do: its list without a filter asks here, and Pendientes. */
  totals?: Readonly<Partial<Record<string, (db: Queryable, call: RequestScope) => Promise<number>>>>
  /** What a call of a door must lead to, by its path: refuses one whose parameters name what is not there (404) or not the caller's (403), where no rows would be a wrong answer. */
  entries?: Readonly<Partial<Record<string, (db: Queryable, call: RequestScope) => Promise<unknown>>>>
  /** The place that a record belongs to, where people of a role look after their own place alone. */
  placeOf?: (tx: Queryable, resource: AnyResource, key: string) => Promise<string | undefined>
  /** Whether a key of another system may open this call of a role, as `GET cucs`. Without, there are no keys. */
  lends?: (call: string, role: Role) => boolean
  /** The calls that are written by hand. */
  rooms: readonly Hono<AppEnv>[]
  /** What the document of the API says of them. */
  calls?: () => readonly ApiCall[]
}

/** How many rows of a table there are of each kind: `rows` of another table add up to it, by the columns of some fields. */
type CountedRows = { table: PgTable; rows: PgColumn; by: Readonly<Record<string, PgColumn>> }

type LookupTable = PgTable & { id: PgColumn; nombre: PgColumn }

/** What a hand-made part of a record is, for records of these keys; some depend on the call that reads them. */
export type RecordPartRoom = (
  db: Queryable,
  keys: readonly string[],
  call?: RequestScope,
) => Promise<ReadonlyMap<string, unknown>>

/** A PDF that was sent, judged already. */
export type ReceivedFile = { nombre: string; contenido: Buffer }

/** How PDFs are received and kept. */
export type Files = {
  /** Refuses a body larger than a PDF and some fields may be. */
  limit: MiddlewareHandler<AppEnv>
  /** The texts of a form and its PDF of this name, or what is wrong with it; `missing` when there is none. */
  receive: (
    c: Context<AppEnv>,
    name: string,
  ) => Promise<{
    texts: Readonly<Record<string, string>>
    file?: ReceivedFile
    fault?: string
    missing: boolean
    tooLarge?: boolean
  }>
  /** Keeps it; answers its key. */
  store: (tx: Queryable, file: ReceivedFile, by: { usuario: { id: string }; momento: Date }) => Promise<string>
}

/** The accounts that records sign in with. Records point at their key. */
export type Accounts = {
  key: PgColumn
  email: PgColumn
  role: PgColumn
  /** Whether it may sign in. */
  active: PgColumn
  /** What is kept of a password; slow on purpose. */
  hashOf: (password: string) => Promise<string>
  /** The addresses that may call it. */
  callsThatHash: RegExp
  /** Kept for an account that has none yet: no password is it. */
  noHash: string
  /** Answers the keys of the new accounts, each by its address. */
  open: (
    tx: Queryable,
    all: readonly { email: string; rol: Role; activo: boolean; hash: string }[],
  ) => Promise<ReadonlyMap<string, string>>
  /** How a caller changes accounts: their address, whether they may sign in, and that their place is another one. */
  changer: (c: Context<AppEnv>) => ChangeAccounts
  close: (tx: Queryable, ids: readonly string[]) => Promise<void>
  /** The place that a record itself names; undefined where it follows from what it refers to, or there is none. */
  placeIn: (resource: AnyResource, values: Values) => Value | undefined
  /** What the database says of an address that somebody else has, and what people read. */
  taken: { constraint: string; message: string }
}

export type ChangeAccounts = (tx: Queryable, changes: readonly AccountChange[]) => Promise<void>

/** `moved` where the record that it belongs to went to another place. */
export type AccountChange = { id: string; email?: string; activo: boolean; moved?: true }

/** What `tell` needs of a house. */
export type NoticeRoom = {
  tables: NoticeTables
  /** Where mails wait to be sent. */
  outbox: PgTable & { readonly [C in OutboxColumn]: PgColumn }
  /** The condition that an account of this role meets which belongs to a place; those of a role that belongs to none look after them all. */
  within: (role: Role, place: string) => SQL
  /** How soon each role is told by mail until the person chooses. */
  usual: Readonly<Record<Role, Pace>>
  /** The last moment at which a digest was due: what was told before it and is still unread goes with the next one. */
  lastDigest: (pace: 'diario' | 'semanal', now: Date) => Date
  /** When the caller was last here before the session in use; undefined on the first visit. */
  lastVisit: (c: Context<AppEnv>) => Promise<Date | undefined>
}

type OutboxColumn = 'para' | 'asunto' | 'texto' | 'html' | 'creado' | 'siguiente' | 'expira'

let current: ServerHouse | undefined

/** Registers the house with the server half; its composition root does so once. */
export const registerServerHouse = (house: ServerHouse) => {
  current = house
}

/** The registered house; asking before there is one is a defect of the composition. */
export const serverHouse = (): ServerHouse => {
  if (!current) throw new Error('no house is registered with the server: import its composition root first')
  return current
}

/** The accounts of the house; a declaration that needs them where there are none is refused at the start. */
export const accounts = (): Accounts => {
  const known = serverHouse().accounts
  if (!known) throw new Error('this house keeps no accounts')
  return known
}

/** The fixed list of a name. */
export const lookupNamed = (name: string): LookupTable => registered<LookupTable>(serverHouse().lookups, name)

/** The room of a part that a form holds. */
export const formPartNamed = (name: string): FormPartRoom => registered<FormPartRoom>(serverHouse().formParts, name)

/** The room of a part that a record has beside its fields. */
export const recordPartNamed = (name: string): RecordPartRoom =>
  registered<RecordPartRoom>(serverHouse().recordParts, name)

/** The rule that a guard stands for. */
export const guardNamed = (name: string): Judge => registered<Judge>(serverHouse().guards, name)

/** The rule that a step asks in its transaction. */
export const stepRoomNamed = (name: string): CaseRoom => registered<CaseRoom>(serverHouse().stepRooms, name)

/** How the rows that go with a step are judged and kept. */
export const sheetNamed = (name: string): SheetRoom => registered<SheetRoom>(serverHouse().sheets, name)

/** How a call that was there before its process is understood and answered. */
export const caseCallNamed = (name: string): CaseCallRoom => registered<CaseCallRoom>(serverHouse().caseCalls, name)

/** What an action on several records does, by its name. */
export const bulkHandlerNamed = (name: string): BulkRoom => registered<BulkRoom>(serverHouse().bulkHandlers, name)

/** What an advisor of this name looks for. */
export const advisorNamed = (name: string): Advisor => registered<Advisor>(serverHouse().advisors, name)
