import type { Context } from 'hono'
import { adviceHeader } from '../../../src/schema/advice.ts'
import { unsaidHeader, unsaidIsKept } from '../../../src/schema/unsaid.ts'
import type { Db, AppEnv, Queryable } from '../../context.ts'
import type { Notice } from '../notices/tell.ts'
import { tellAll } from '../notices/tellAll.ts'
import type { ReadPlan } from '../read/readPlan.ts'
import { type RequestScope, requestScopeOf } from '../requestScope.ts'
import { type ChangeAccounts, accounts } from '../serverHouse.ts'
import type { AdviceTaken } from '../advice/advisor.ts'

/** A write that somebody asked for: on what, who, and when. */
export type WriteContext = {
  db: Db
  plan: ReadPlan
  call: RequestScope
  changeAccounts: ChangeAccounts
  /** Tells people, but the caller. */
  tell: (tx: Queryable, notices: readonly Notice[]) => Promise<void>
  momento: Date
  /** Why, where a reason was asked for. */
  motivo?: string
  /** How it deals with advice; undefined where its records were judged by it already. */
  advice: AdviceTaken | undefined
  /** Whether its body is a form's, which leaves as they are the fields that it does not know. */
  keepsUnsaid?: boolean
  /** Whether all of it is taken back at the end, so that history need not be told. */
  rehearsed?: boolean
}

/** The JSON object that came with it. */
export type Body = Readonly<Record<string, unknown>>

/** The write that a request asks for. */
export const writeContextOf = (c: Context<AppEnv>, plan: ReadPlan): WriteContext => ({
  db: c.var.db,
  plan,
  call: requestScopeOf(c),
  changeAccounts: (tx, changes) => accounts().changer(c)(tx, changes),
  tell: (tx, notices) => tellAll(tx, c.var.options, notices, c.var.usuario),
  momento: c.var.options.now(),
  advice: adviceTaken(c),
  keepsUnsaid: c.req.header(unsaidHeader) === unsaidIsKept,
})

/** What a caller says of advice by its header, and what the installation does not let pass. */
const adviceTaken = (c: Context<AppEnv>): AdviceTaken => {
  const said = c.req.header(adviceHeader)
  return {
    seen: said === undefined ? undefined : new Set(said.split(',').map(id => id.trim())),
    refused: c.var.options.refusingAdvisors ?? [],
  }
}
