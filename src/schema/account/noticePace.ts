/** Paces at which a person is told by mail of what concerns them, each with its label. The notices on screen do not wait. */
export const paces = [
  ['al_momento', 'En cuanto sucede'],
  ['diario', 'Una vez al día'],
  ['semanal', 'Una vez a la semana'],
  ['nunca', 'Nunca'],
] as const

export type Pace = (typeof paces)[number][0]

/** Keys of the paces, as tables and calls name them. */
export const paceKeys = ['al_momento', 'diario', 'semanal', 'nunca'] as const satisfies readonly Pace[]
