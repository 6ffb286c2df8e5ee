/** What may be with a phase. (B §3) */
export const estadosDeFase = ['pendiente', 'enviado', 'aceptado', 'rechazado'] as const
export type EstadoDeFase = (typeof estadosDeFase)[number]

/** What may be with a whole service: how its information stands, and then how it ends. (B §3) */
export const estadosDeServicio = [
  ['pendiente', 'Pendiente'],
  ['enviado', 'Enviado'],
  ['rechazado', 'Rechazado'],
  ['aceptado', 'Aceptado'],
  ['pendiente_liberacion', 'Pendiente de liberación'],
  ['completado', 'Completado'],
] as const
export type EstadoDeServicio = (typeof estadosDeServicio)[number][0]

export const etiquetaDeEstado = (estado: string): string =>
  estadosDeServicio.find(([cada]) => cada === estado)?.[1] ?? estado

/** The services that somebody is doing: all but the finished ones. */
export const estadosEnCurso = [
  'pendiente',
  'enviado',
  'rechazado',
  'aceptado',
  'pendiente_liberacion',
] as const satisfies readonly EstadoDeServicio[]

/** The parties whose turn it may be. */
export const turnos = [
  ['estudiante', 'Estudiante'],
  ['escolar', 'Servicios escolares'],
  ['coordinador', 'Coordinación académica'],
  ['nadie', 'Nadie'],
] as const
export type Turno = (typeof turnos)[number][0]
