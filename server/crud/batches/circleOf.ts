import type { Usuario } from '../../context.ts'
import { serverHouse } from '../serverHouse.ts'

/** Returns the circle with which a batch of somebody's is shared; their own id where the house has none. */
export const circleOf = (usuario: Usuario): string => serverHouse().personal?.circleOf(usuario) ?? usuario.id
