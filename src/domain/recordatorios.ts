/** Reminders that can be sent to others: to submit grades, close classes, send reports, move social services on. */
export const recordatorios = ['calificaciones', 'cierres', 'reportes', 'servicios'] as const
export type Recordatorio = (typeof recordatorios)[number]

/** Reminders that each role may send: never to its own office. */
export const recordatoriosDe: Readonly<Record<'coordinador' | 'escolar', readonly Recordatorio[]>> = {
  coordinador: recordatorios,
  escolar: ['calificaciones', 'servicios'],
}

/** Tells whether a role may send a reminder. */
export const puedeRecordar = (rol: string | undefined, que: Recordatorio): boolean =>
  Object.entries(recordatoriosDe).some(([cual, suyos]) => cual === rol && suyos.includes(que))
