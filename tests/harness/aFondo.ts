/** Whether this is `npm run ensayo -- largas`: what walks every role or tries by chance then walks and tries all that there is time for. */
export const aFondo = Boolean(process.env.LARGAS)

/** One of them, another at each place; `aFondo` all. */
export const deTurno = <T>(todas: readonly T[], lugar: number): readonly T[] =>
  aFondo ? todas : todas.filter((_, cual) => cual === lugar % todas.length)

/** How often chance tries in `npm test` what it tries so many times `aFondo`. */
export const veces = (todas: number): number => (aFondo ? todas : Math.ceil(todas / 4))
