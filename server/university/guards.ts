import type { Guard } from '../../src/schema/names.ts'
import type { Judge } from '../crud/judge.ts'
import { inscritosCaben } from '../custom/clases/inscritosCaben.ts'

/** The rule behind every named guard of the declarations. */
export const guards: Readonly<Record<Guard, Judge>> = { inscritosCaben }
