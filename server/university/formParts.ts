import type { FormPart } from '../../src/schema/names.ts'
import { llamadas } from '../auth/sistemas/llamadas.ts'
import type { FormPartRoom } from '../crud/formPartRoom.ts'
import { ciclos } from '../custom/reticulas/ciclos.ts'

/** Rooms of the hand-made parts that a form may hold. */
export const formParts: Record<FormPart, FormPartRoom> = { ciclos, llamadas }
