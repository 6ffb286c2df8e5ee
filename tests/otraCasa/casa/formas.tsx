import type { FormRooms } from '../../../src/admin/form/formRooms.ts'
import { Line } from '../../../src/admin/form/inputs/Line.tsx'

/** The input for the library's own kind of field. */
export const formas: FormRooms = { inputs: { money: props => <Line {...props} inputMode="decimal" /> } }
