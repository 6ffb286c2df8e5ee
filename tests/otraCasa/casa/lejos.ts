import type { Advisor } from '../../../server/crud/advice/advisor.ts'

/** A shelf whose key begins otherwise than its room. */
export const lejos: Advisor = {
  needs: ['clave', 'sala'],
  find: async (_tx, proposals) =>
    proposals.map(({ values: { clave, sala } }) =>
      clave && sala && String(clave)[0] !== String(sala)[0]
        ? [{ field: 'clave', text: `La clave ${String(clave)} no parece de la sala ${String(sala)}` }]
        : [],
    ),
}
