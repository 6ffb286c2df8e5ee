import { currentSession } from '../../api/session.ts'
import type { Mode } from '../../schema/active.ts'
import { mayWrite } from '../../schema/doors/mayWrite.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** Answers at once whether the signed-in person's role may write records of a resource in a mode: what a screen offers stands there from its first picture on, and nothing moves under a press. */
export const mayHere = (resource: AnyResource, mode: Mode) => mayWrite(resource, mode, currentSession()?.rol)
