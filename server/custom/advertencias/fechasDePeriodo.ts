import { resources } from '../../../src/resources/index.ts'
import type { Advisor } from '../../crud/advice/advisor.ts'
import { referrersOfAll } from '../../crud/write/referrersOf.ts'

/** Warns of the records that refer to a period before its dates change. */
export const fechasDePeriodo: Advisor = {
  of: 'periodos',
  needs: [],
  find: async (tx, proposals) => {
    const claves = proposals.flatMap(({ key }) => key ?? [])
    const cuelgan = claves.length ? await referrersOfAll(tx, resources.periodos, claves) : new Map<string, string>()
    return proposals.map(({ key = '' }) => {
      const loSuyo = cuelgan.get(key)
      return loSuyo ? [{ field: 'fecha_inicio', text: `El periodo está en uso: ${loSuyo}` }] : []
    })
  },
}
