import type { Rol } from '../roles.ts'
import type { EstadoDeFase } from './estados.ts'
import { fases, liberacion } from './fases.ts'

export type Accion = keyof typeof pasosDeFase

const conDocumento = fases.map((_, numero) => numero).filter(numero => numero !== liberacion)

/** Every step that a phase may take; there is no other. The process declares its steps from here, screens draw from it, tests walk it. (B §4) */
export const pasosDeFase = {
  enviar: { by: 'estudiante', on: conDocumento, from: ['pendiente', 'rechazado'], to: 'enviado' },
  aceptar: { by: 'escolar', on: conDocumento, from: ['enviado'], to: 'aceptado' },
  rechazar: { by: 'escolar', on: conDocumento, from: ['enviado'], to: 'rechazado' },
  entregar: { by: 'coordinador', on: [liberacion], from: ['pendiente'], to: 'aceptado' },
} as const satisfies Record<string, { by: Rol; on: readonly number[]; from: readonly EstadoDeFase[]; to: EstadoDeFase }>

const acciones = ['enviar', 'aceptar', 'rechazar', 'entregar'] as const satisfies readonly Accion[]

/** A step of a phase: the role that takes it, from which states, to which. */
type Transicion = {
  accion: Accion
  rol: Rol
  fases: readonly number[]
  desde: readonly EstadoDeFase[]
  hacia: EstadoDeFase
}

/** The same steps as rows of a table. */
export const transiciones: readonly Transicion[] = acciones.map(accion => {
  const { by, on, from, to } = pasosDeFase[accion]
  return { accion, rol: by, fases: on, desde: from, hacia: to }
})

/** Returns the step of this name on this phase; undefined where there is none. */
export const transicion = (accion: Accion, fase: number): Transicion | undefined =>
  transiciones.find(cada => cada.accion === accion && cada.fases.includes(fase))
