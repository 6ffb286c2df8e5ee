import type { Advisor } from '../../../server/crud/advice/advisor.ts'

/** Advises against a shelf whose key begins with another letter than its room. */
export const lejos: Advisor = {
  needs: ['clave', 'sala'],
  find: async (_tx, proposals) =>
    proposals.map(({ values: { clave, sala } }) =>
      clave && sala && String(clave)[0] !== String(sala)[0]
        ? [{ field: 'clave', text: `La clave ${String(clave)} no parece de la sala ${String(sala)}` }]
        : [],
    ),
}
