import { inArray } from 'drizzle-orm'
import { resources } from '../../../src/resources/index.ts'
import type { Advisor } from '../../crud/advice/advisor.ts'
import { referrersOfAll } from '../../crud/write/referrersOf.ts'
import { tables } from '../../university/tables.ts'

const { grupos } = tables

/** Warns of the records that tie a group to its programme as soon as another one is chosen: saving it will be refused, whatever is confirmed. */
export const programaDelGrupo: Advisor = {
  of: 'grupos',
  needs: ['clave_programa'],
  find: async (tx, proposals) => {
    const claves = proposals.flatMap(({ key }) => key ?? [])
    const suyos = await tx
      .select({ clave: grupos.clave_grupo, programa: grupos.clave_programa })
      .from(grupos)
      .where(inArray(grupos.clave_grupo, claves))
    const programas = new Map(suyos.map(({ clave, programa }) => [clave, programa]))
    const movidos = proposals.flatMap(({ key = '', values: { clave_programa } }) =>
      programas.has(key) && programas.get(key) !== clave_programa ? [key] : [],
    )
    const usos = movidos.length ? await referrersOfAll(tx, resources.grupos, movidos) : new Map<string, string>()
    return proposals.map(({ key = '' }) => {
      const uso = usos.get(key)
      return uso
        ? [
            {
              field: 'clave_programa',
              text: `El programa ya no se puede cambiar: el grupo está en uso (${uso}). Para otro programa registre otro grupo`,
              foretold: true,
            },
          ]
        : []
    })
  },
}
