/** States of a phase. (B §3) */
export const estadosDeFase = ['pendiente', 'enviado', 'aceptado', 'rechazado'] as const
export type EstadoDeFase = (typeof estadosDeFase)[number]

/** States of a whole service, each with its label: first those of its information, then how it ends. (B §3) */
export const estadosDeServicio = [
  ['pendiente', 'Pendiente'],
  ['enviado', 'Enviado'],
  ['rechazado', 'Rechazado'],
  ['aceptado', 'Aceptado'],
  ['pendiente_liberacion', 'Pendiente de liberación'],
  ['completado', 'Completado'],
] as const
export type EstadoDeServicio = (typeof estadosDeServicio)[number][0]

/** Returns the label of a state of a service; an unknown one as it is. */
export const etiquetaDeEstado = (estado: string): string =>
  estadosDeServicio.find(([cada]) => cada === estado)?.[1] ?? estado

/** States of the services under way: all but the completed ones. */
export const estadosEnCurso = [
  'pendiente',
  'enviado',
  'rechazado',
  'aceptado',
  'pendiente_liberacion',
] as const satisfies readonly EstadoDeServicio[]

/** Parties whose turn it may be, each with its label. `pausa`: the student's, who is inactive. */
export const turnos = [
  ['estudiante', 'Estudiante'],
  ['escolar', 'Servicios escolares'],
  ['coordinador', 'Coordinación académica'],
  ['pausa', 'En pausa'],
  ['nadie', 'Nadie'],
] as const
export type Turno = (typeof turnos)[number][0]

/** Parties whose turn a service may be as its phases stand. */
export type Parte = Exclude<Turno, 'pausa'>
