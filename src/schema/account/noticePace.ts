/** How soon a person is told by mail of what concerns them, and what people call it. The notices themselves are always there. */
export const paces = [
  ['al_momento', 'En cuanto sucede'],
  ['diario', 'Una vez al día'],
  ['semanal', 'Una vez a la semana'],
  ['nunca', 'Nunca'],
] as const

export type Pace = (typeof paces)[number][0]

/** The paces by their keys, as tables and calls name them. */
export const paceKeys = ['al_momento', 'diario', 'semanal', 'nunca'] as const satisfies readonly Pace[]
