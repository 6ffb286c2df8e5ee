import { house } from '../../src/schema/house.ts'
import type { ApiCall } from './apiCall.ts'

/** Returns the describer of the calls under a heading: each open to every role and without an answer, unless it says more. */
export const callsUnder =
  (group: string) =>
  (method: ApiCall['method'], path: string, summary: string, details: Partial<ApiCall> = {}): ApiCall => ({
    method,
    path,
    group,
    summary,
    roles: house().roles,
    answers: null,
    ...details,
  })
