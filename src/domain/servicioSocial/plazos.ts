/** Days that each party has for its turn; a report and the letter of termination have until they are due, where that is later. Ours; the specification has none. */
export const plazos = { estudiante: 15, escolar: 5, coordinador: 5 } as const
