import type { Db } from '../../contexto.ts'
import type { ReadPlan } from '../read/readPlan.ts'
import type { RequestScope } from '../requestScope.ts'
import type { Scopes } from '../scope.ts'
import type { ChangeAccount } from '../serverHouse.ts'
import type { Referrer } from '../referrer.ts'

/** A write that somebody asked for: on what, who, and when. */
export type WriteContext = {
  db: Db
  view: ReadPlan
  call: RequestScope
  changeAccount: ChangeAccount
  momento: Date
  scopes: Scopes
  uses: readonly Referrer[]
}

/** The JSON object that came with it. */
export type Body = Readonly<Record<string, unknown>>
