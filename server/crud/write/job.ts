import type { Db } from '../../contexto.ts'
import type { View } from '../read/view.ts'
import type { Call } from '../call.ts'
import type { Scopes } from '../scope.ts'
import type { ChangeAccount } from '../serverHouse.ts'
import type { Use } from '../use.ts'

/** A write that somebody asked for: on what, who, and when. */
export type Job = {
  db: Db
  view: View
  call: Call
  changeAccount: ChangeAccount
  momento: Date
  scopes: Scopes
  uses: readonly Use[]
}

/** The JSON object that came with it. */
export type Body = Readonly<Record<string, unknown>>
