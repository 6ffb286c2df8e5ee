import { inArray } from 'drizzle-orm'
import { contado } from '../../../src/language/contado.ts'
import type { Advisor } from '../../crud/advice/advisor.ts'
import { tables } from '../../university/tables.ts'

const { programas } = tables

/** Warns of a semester that the programme does not have: whoever is past its last cycle is never offered for re-enrolment. */
export const ciclosDelPrograma: Advisor = {
  needs: ['clave_programa', 'semestre'],
  find: async (tx, proposals) => {
    const claves = new Set(proposals.map(({ values }) => String(values.clave_programa)))
    const filas = await tx
      .select({ clave: programas.clave, duracion: programas.duracion })
      .from(programas)
      .where(inArray(programas.clave, [...claves]))
    const duraciones = new Map(filas.map(({ clave, duracion }) => [clave, duracion]))
    return proposals.map(({ values: { clave_programa, semestre } }) => {
      const duracion = duraciones.get(String(clave_programa)) ?? Infinity
      return Number(semestre) > duracion
        ? [{ field: 'semestre', text: `Su programa dura ${contado(duracion, 'ciclo', 'ciclos')}` }]
        : []
    })
  },
}
