import type { Guard } from '../../src/schema/names.ts'
import type { Judge } from '../crud/judge.ts'
import { inscritosCaben } from '../custom/clases/inscritosCaben.ts'

/** Rules of the guards that declarations name. */
export const guards: Readonly<Record<Guard, Judge>> = { inscritosCaben }
