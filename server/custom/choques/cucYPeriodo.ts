import * as z from 'zod'
import { isUnprintable } from '../../../src/language/texto.ts'

const elija = 'Elija el CUC'

/** Query of the campus and the period whose classes are asked for. */
export const cucYPeriodo = z.object({
  cuc: z
    .string(elija)
    .max(20)
    .refine(clave => !isUnprintable(clave), elija),
  periodo: z.uuid('Elija el periodo'),
})
