import { resources } from '../../../src/resources/index.ts'
import type { Advisor } from '../../crud/advice/advisor.ts'
import { referrersOfAll } from '../../crud/write/referrersOf.ts'

/** Says what hangs from a period, and moves with its dates. */
export const fechasDePeriodo: Advisor = {
  of: 'periodos',
  needs: [],
  find: async (tx, proposals) => {
    const claves = proposals.flatMap(({ key }) => key ?? [])
    const cuelgan = claves.length ? await referrersOfAll(tx, resources.periodos, claves) : new Map<string, string>()
    return proposals.map(({ key = '' }) => {
      const loSuyo = cuelgan.get(key)
      return loSuyo ? [{ field: 'fecha_inicio', text: `Con este periodo cambian ${loSuyo}` }] : []
    })
  },
}
