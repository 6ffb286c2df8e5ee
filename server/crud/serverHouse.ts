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
import type { OwnKind, Values } from '../../src/schema/kinds.ts'
import type { Pendiente } from '../../src/schema/doors/pendiente.ts'
import { registered } from '../../src/schema/registered.ts'
import type { Role } from '../../src/schema/account/roles.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import type { AppEnv, Usuario } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import type { Accounts } from './accounts.ts'
import type { Advisor } from './advice/advisor.ts'
import type { ApiCall } from './apiCall.ts'
import type { BulkRoom } from './bulk/bulkRoom.ts'
import type { Files } from './files.ts'
import type { CaseRoom } from './casos/caseRoom.ts'
import type { SheetRoom } from './casos/sheetRoom.ts'
import type { CaseCallRoom } from './casos/caseCallRoom.ts'
import type { HistoryRoom, HistoryScope } from './history/historyRoom.ts'
import type { RequestScope } from './requestScope.ts'
import type { FormPartRoom } from './formPartRoom.ts'
import type { Judge } from './judge.ts'
import type { NoticeRoom } from './notices/noticeRoom.ts'
import type { PersonalTables } from './personal/tables.ts'
import type { KindRoom } from './kindRoom.ts'
import type { Scopes } from './scope.ts'
import type { Referrer } from './referrer.ts'
import type { ChangeRoom } from './changeRoom.ts'
import type { RemovalRoom } from './removalRoom.ts'

/** Everything that the declarations of a house name and the generator does not know, for the server half. */
export type ServerHouse = {
  /** Table of each resource, by its name. */
  tables: Readonly<Record<string, PgTable>>
  /** Fixed lists, each with a key and a name column. */
  lookups: Readonly<Record<LookupName, LookupTable>>
  /** Server halves of its own kinds of field. */
  kinds: { readonly [K in OwnKind]: KindRoom<K> }
  scopes: Scopes
  guards: Readonly<Record<Guard, Judge>>
  advisors: Readonly<Record<AdvisorName, Advisor>>
  /** Rules that steps of processes run in their transaction. */
  stepRooms: Readonly<Record<StepRoom, CaseRoom>>
  /** Lists of rows that go with steps: how they are judged and kept. */
  sheets: Readonly<Record<Sheet, SheetRoom>>
  /** Calls older than their process: how they are read and answered. */
  caseCalls: Readonly<Record<CaseCall, CaseCallRoom>>
  recordParts: Readonly<Record<RecordPart, RecordPartRoom>>
  /** Parameters of a door's path that each record part reads. */
  partParams: Readonly<Partial<Record<RecordPart, readonly string[]>>>
  formParts: Readonly<Record<FormPart, FormPartRoom>>
  bulkHandlers: Readonly<Record<BulkHandler, BulkRoom>>
  /** References to a resource that no declaration has, or that replace what the declared one would say. */
  uses: readonly Referrer[]
  /** Parts that hand-made rooms have in the deletion of records, by resource. Default: none. */
  removals?: Readonly<Partial<Record<string, RemovalRoom>>>
  /** Acts of hand-made rooms on changed records, such as telling people, by resource. Default: none. */
  changes?: Readonly<Partial<Record<string, ChangeRoom>>>
  /** Admits a signed-in caller and says who it is; 401 for anybody else. */
  signedIn: MiddlewareHandler<AppEnv>
  /** Accounts of its people. Default: none, and no declaration may have an account. */
  accounts?: Accounts
  /** Tables of preferences and saved views, and the circle with which a person shares a view. Default: nothing is kept. */
  personal?: { tables: PersonalTables; circleOf: (usuario: Usuario) => string }
  /** Room of its notices. Default: nobody is told anything. */
  notices?: NoticeRoom
  /** Returns the values that the server itself gives a new record of this author. Default: none. */
  assigned?: (resource: AnyResource, author: Usuario) => Values
  /** Receiving and keeping of its PDFs. Default: nothing may ask for one. */
  files?: Files
  /** Returns the condition of the rows whose existence this caller may learn of, by choosing what leads to them. */
  mayLearnOf: (resource: AnyResource, call: RequestScope) => SQL
  /** Returns the condition of the records whose history a permitted caller may read. Default: nobody reads any. */
  historyScope?: HistoryScope
  /** Readers of what hand-made rooms write into history, by the resource that it is about. Default: none. */
  histories?: Readonly<Partial<Record<string, HistoryRoom>>>
  /** Returns the references that lead from a row to what a parameter names, where no column of its own has that name. */
  pathTo?: (resource: AnyResource, param: string) => readonly string[] | undefined
  /** Counts what awaits a caller outside the declared lists; each figure must count the very rows that its address opens. */
  awaiting?: readonly ((c: Context<AppEnv>) => Promise<readonly Pendiente[]>)[]
  /** Large tables whose rows are kept counted: a list that asks only for the counted columns gets its total from there. */
  counted?: Readonly<Partial<Record<string, CountedRows>>>
  /** Kept totals of doors, by path, for their list without a filter and for Pendientes. Default: the rows are counted. */
  totals?: Readonly<Partial<Record<string, (db: Queryable, call: RequestScope) => Promise<number>>>>
  /** Checks that run before a door is read, by its path: 404 for parameters that name nothing, 403 for those that are not the caller's, where no rows would be a wrong answer. */
  entries?: Readonly<Partial<Record<string, (db: Queryable, call: RequestScope) => Promise<unknown>>>>
  /** Returns the place that a record belongs to, where people of a role look after their own place alone. */
  placeOf?: (tx: Queryable, resource: AnyResource, key: string) => Promise<string | undefined>
  /** Tells whether a key of another system may open this call (`GET cucs`) with a role. Default: there are no keys. */
  lends?: (call: string, role: Role) => boolean
  /** Calls that are written by hand. */
  rooms: readonly Hono<AppEnv>[]
  /** Returns what the API document says of them. */
  calls?: () => readonly ApiCall[]
}

/** Table that keeps rows counted: the sum of `rows` is their number, `by` the columns of the fields that they are counted by. */
type CountedRows = { table: PgTable; rows: PgColumn; by: Readonly<Record<string, PgColumn>> }

type LookupTable = PgTable & { id: PgColumn; nombre: PgColumn }

/** Reads a hand-made part of the records of these keys; some parts depend on the call. */
export type RecordPartRoom = (
  db: Queryable,
  keys: readonly string[],
  call?: RequestScope,
) => Promise<ReadonlyMap<string, unknown>>

let current: ServerHouse | undefined

/** Registers the house with the server half; its composition root calls this once. */
export const registerServerHouse = (house: ServerHouse) => {
  current = house
}

/** Returns the registered house; throws where there is none yet, a defect of the composition. */
export const serverHouse = (): ServerHouse => {
  if (!current) throw new Error('no house is registered with the server: import its composition root first')
  return current
}

/** Returns the fixed list of a name. */
export const lookupNamed = (name: string): LookupTable => registered<LookupTable>(serverHouse().lookups, name)

/** Returns the room of a form part. */
export const formPartNamed = (name: string): FormPartRoom => registered<FormPartRoom>(serverHouse().formParts, name)

/** Returns the room of a part that records have beside their fields. */
export const recordPartNamed = (name: string): RecordPartRoom =>
  registered<RecordPartRoom>(serverHouse().recordParts, name)

/** Returns the rule of a guard. */
export const guardNamed = (name: string): Judge => registered<Judge>(serverHouse().guards, name)

/** Returns the rule that a step runs in its transaction. */
export const stepRoomNamed = (name: string): CaseRoom => registered<CaseRoom>(serverHouse().stepRooms, name)

/** Returns the room that judges and keeps the rows of a sheet. */
export const sheetNamed = (name: string): SheetRoom => registered<SheetRoom>(serverHouse().sheets, name)

/** Returns the room that reads and answers a call older than its process. */
export const caseCallNamed = (name: string): CaseCallRoom => registered<CaseCallRoom>(serverHouse().caseCalls, name)

/** Returns the room of an action on several records. */
export const bulkHandlerNamed = (name: string): BulkRoom => registered<BulkRoom>(serverHouse().bulkHandlers, name)

/** Returns the advisor of a name. */
export const advisorNamed = (name: string): Advisor => registered<Advisor>(serverHouse().advisors, name)
