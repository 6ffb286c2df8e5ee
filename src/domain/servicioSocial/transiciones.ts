import type { Rol } from '../roles.ts'
import type { EstadoDeFase } from './estados.ts'
import { fases, liberacion } from './fases.ts'

export type Accion = 'enviar' | 'aceptar' | 'rechazar' | 'entregar'

/** A step of a phase: the role that takes it, from which state, to which. */
export type Transicion = {
  accion: Accion
  rol: Rol
  fases: readonly number[]
  desde: readonly EstadoDeFase[]
  hacia: EstadoDeFase
}

const conDocumento = fases.map((_, numero) => numero).filter(numero => numero !== liberacion)

/** Every step that a phase may take; there is no other. Screens draw from it, the server enforces it, tests walk it. (B §4) */
export const transiciones: readonly Transicion[] = [
  { accion: 'enviar', rol: 'estudiante', fases: conDocumento, desde: ['pendiente', 'rechazado'], hacia: 'enviado' },
  { accion: 'aceptar', rol: 'escolar', fases: conDocumento, desde: ['enviado'], hacia: 'aceptado' },
  { accion: 'rechazar', rol: 'escolar', fases: conDocumento, desde: ['enviado'], hacia: 'rechazado' },
  { accion: 'entregar', rol: 'coordinador', fases: [liberacion], desde: ['pendiente'], hacia: 'aceptado' },
]

/** The step of this name on this phase, if there is one. */
export const transicion = (accion: Accion, fase: number): Transicion | undefined =>
  transiciones.find(cada => cada.accion === accion && cada.fases.includes(fase))
