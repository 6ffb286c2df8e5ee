import { currentSession } from '../../api/session.ts'
import type { Mode } from '../../schema/active.ts'
import { mayWrite } from '../../schema/doors/mayWrite.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** Tells whether the signed-in role may write records of a resource in a mode; at once, so that buttons stand from the first drawing on and nothing moves under a press. */
export const mayHere = (resource: AnyResource, mode: Mode) => mayWrite(resource, mode, currentSession()?.rol)
