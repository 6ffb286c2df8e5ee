import { eq, inArray, sql } from 'drizzle-orm'
import { ciclosEnCelda } from '../../../src/domain/celdasDeCiclos.ts'
import { ciclosDichos } from '../../../src/domain/ciclos.ts'
import { isSame, nearest } from '../../../src/schema/cells/words.ts'
import type { Item } from '../../../src/schema/kinds.ts'
import { tables } from '../../university/tables.ts'
import type { FormPartRoom } from '../../crud/formPartRoom.ts'
import { reticulasMaterias as lugares } from './tables.ts'

const { materias } = tables

/** The cycles of a grid: read whole with their subjects, kept as one row a subject. (B §3, §7) */
export const ciclos: FormPartRoom = {
  /** Wrapped once more: Drizzle drops the table's name from the columns of an expression that is selected from one table alone. */
  read: reticula =>
    sql`${sql`(
    select coalesce(json_agg(json_build_object('idCiclo', de_cada.ciclo - 1, 'materias', de_cada.materias) order by de_cada.ciclo), '[]')
    from (
      select ${lugares.ciclo}, json_agg(json_build_object(
        'id_materia', ${materias.id_materia}, 'clave_materia', ${materias.clave_materia}, 'nombre', ${materias.nombre}, 'creditos', ${materias.creditos}
      ) order by ${lugares.orden}) as materias
      from ${lugares} join ${materias} on ${eq(materias.id_materia, lugares.id_materia)}
      where ${eq(lugares.id_reticula, reticula)}
      group by ${lugares.ciclo}
    ) as de_cada)`}`,

  leads: async (tx, parte) => {
    const claves = dichos(parte).flatMap(ciclo => ciclo.materias)
    return (await tx.$count(materias, inArray(materias.id_materia, claves))) === claves.length
  },

  reader: async tx => {
    const todas = await tx
      .select({ id: materias.id_materia, clave: materias.clave_materia, nombre: materias.nombre })
      .from(materias)
    return texto => {
      const ciclos = ciclosEnCelda(texto)
      if (typeof ciclos === 'string') return { fault: ciclos }
      const idDe = (palabra: string) =>
        (
          todas.find(({ clave }) => clave === palabra) ??
          todas.find(({ clave, nombre }) => isSame(clave, palabra) || isSame(nombre, palabra))
        )?.id
      const ajena = ciclos.flat().find(palabra => idDe(palabra) === undefined)
      if (ajena !== undefined) {
        const cerca = nearest(
          ajena,
          todas.map(({ clave }) => clave),
        )
        return { fault: `«${ajena}» no es la clave de ninguna materia${cerca ? `: ¿quiso decir «${cerca}»?` : ''}` }
      }
      return ciclos.map((palabras, idCiclo) => ({ idCiclo, materias: palabras.map(idDe) }))
    }
  },

  write: async (tx, id_reticula, parte) => {
    await tx.delete(lugares).where(eq(lugares.id_reticula, id_reticula))
    await tx
      .insert(lugares)
      .values(
        dichos(parte).flatMap(({ idCiclo, materias: claves }) =>
          claves.map((id_materia, lugar) => ({ id_reticula, id_materia, ciclo: idCiclo + 1, orden: lugar + 1 })),
        ),
      )
  },
}

const dichos = (parte: readonly Item[]) => {
  const cuales = ciclosDichos(parte)
  return typeof cuales === 'string' ? [] : cuales
}
