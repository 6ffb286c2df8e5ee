import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import type { SentStep } from './readSentStep.ts'

/** Request that a call makes of its process: a step of a case, or «abrir» with the key of the record that the case will be of. */
export type CaseRequest = { step: string; key: string; phase?: number; sent: SentStep; message: string }

/** Room of a call older than its process: reads from its own body what is asked, and answers the case in its own shape, or nothing of it. */
export type CaseCallRoom = {
  request: (c: Context<AppEnv>) => Promise<CaseRequest>
  answer: (c: Context<AppEnv>, key: string) => Promise<object | null>
}
