/** What others can be reminded of: grades to submit, classes to close, reports to send, social services to move. */
export const recordatorios = ['calificaciones', 'cierres', 'reportes', 'servicios'] as const
export type Recordatorio = (typeof recordatorios)[number]

/** Which reminders a role may send: nobody reminds the own office. */
export const recordatoriosDe: Readonly<Record<'coordinador' | 'escolar', readonly Recordatorio[]>> = {
  coordinador: recordatorios,
  escolar: ['calificaciones', 'servicios'],
}
