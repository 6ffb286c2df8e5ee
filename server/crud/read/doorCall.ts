import type { Door } from '../../../src/schema/resource.ts'
import type { RequestScope } from '../requestScope.ts'
import type { ReadPlan } from './readPlan.ts'

/** Carries a call of a door: how its resource is read, the door, and who asks what of it. */
export type DoorCall = { plan: ReadPlan; door: Door; call: RequestScope }
