import type { Context } from 'hono'
import { adviceHeader, readAdviceSeen } from '../../../src/schema/advice.ts'
import { unsaidHeader, unsaidIsKept } from '../../../src/schema/unsaid.ts'
import type { AppEnv } from '../../context.ts'
import type { Db, Queryable } from '../../db/queryable.ts'
import type { Notice } from '../notices/tell.ts'
import { tellAll } from '../notices/tellAll.ts'
import type { ReadPlan } from '../read/readPlan.ts'
import { type RequestScope, requestScopeOf } from '../requestScope.ts'
import { type ChangeAccounts, accounts } from '../accounts.ts'
import type { AdviceTaken } from '../advice/advisor.ts'

/** A write that somebody asked for: on what, by whom, and when. */
export type WriteContext = {
  db: Db
  plan: ReadPlan
  call: RequestScope
  changeAccounts: ChangeAccounts
  /** Tells people, except the caller. */
  tell: (tx: Queryable, notices: readonly Notice[]) => Promise<void>
  momento: Date
  /** Reason, where one was asked for. */
  motivo?: string
  /** Treatment of advice; undefined where its records have been judged by it already. */
  advice: AdviceTaken | undefined
  /** `true` for the body of a form, which leaves as they are the fields that it does not know. */
  keepsUnsaid?: boolean
  /** `true` where all is taken back at the end, so that history need not be told. */
  rehearsed?: boolean
}

/** JSON object in the body of the request. */
export type Body = Readonly<Record<string, unknown>>

/** Returns the write that a request asks for. */
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

/** Returns what the caller's header says of advice, and the advisors whose findings the installation refuses. */
const adviceTaken = (c: Context<AppEnv>): AdviceTaken => {
  const seenHeader = c.req.header(adviceHeader)
  return {
    seen: seenHeader === undefined ? undefined : readAdviceSeen(seenHeader),
    refused: c.var.options.refusingAdvisors ?? [],
  }
}
