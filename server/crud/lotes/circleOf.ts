import type { Usuario } from '../../context.ts'
import { serverHouse } from '../serverHouse.ts'

/** With whom a batch of somebody's is shared. */
export const circleOf = (usuario: Usuario): string => serverHouse().personal?.circleOf(usuario) ?? usuario.id
