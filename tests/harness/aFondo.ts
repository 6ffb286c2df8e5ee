/** `true` in `npm run ensayo -- largas`: tests that walk every role or try at random then do everything, instead of a sample. */
export const aFondo = Boolean(process.env.LARGAS)

/** Returns one of the elements, another at each `lugar`; all of them when `aFondo`. */
export const deTurno = <T>(todas: readonly T[], lugar: number): readonly T[] =>
  aFondo ? todas : todas.filter((_, cual) => cual === lugar % todas.length)

/** Returns how many random tries to make: all when `aFondo`, else a quarter. */
export const veces = (todas: number): number => (aFondo ? todas : Math.ceil(todas / 4))
