import { sql } from 'drizzle-orm'
import type { Advisor } from '../../../server/crud/advice/advisor.ts'

/** Advises against withdrawing a book from lending while a member has it at home. */
export const enCasa: Advisor = {
  of: 'libros',
  needs: ['prestable'],
  find: async (tx, proposals) => {
    const { rows } = await tx.execute<{ signatura: string; nombre: string }>(
      sql`select signatura, nombre from prestamos join socias using (numero) where estado = 'Prestado'`,
    )
    return proposals.map(({ key, values: { prestable } }) =>
      rows
        .filter(({ signatura }) => prestable === false && signatura === key)
        .map(({ nombre }) => ({ field: 'prestable', text: `${nombre} lo tiene en casa` })),
    )
  },
}
