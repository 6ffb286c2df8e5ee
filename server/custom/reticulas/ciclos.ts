import { and, eq, inArray, sql } from 'drizzle-orm'
import { ciclosEnCelda } from '../../../src/domain/celdasDeCiclos.ts'
import { ciclosDichos } from '../../../src/domain/ciclos.ts'
import { isSame, closestName } from '../../../src/schema/cells/words.ts'
import type { Item } from '../../../src/schema/kinds.ts'
import { tables } from '../../university/tables.ts'
import type { Queryable } from '../../context.ts'
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
        const cerca = closestName(
          ajena,
          todas.map(({ clave }) => clave),
        )
        return { fault: `«${ajena}» no es la clave de ninguna materia${cerca ? `: ¿quiso decir «${cerca}»?` : ''}` }
      }
      return ciclos.map((palabras, idCiclo) => ({ idCiclo, materias: palabras.map(idDe) }))
    }
  },

  /** Only what differs is written: with each subject that a grid gains or loses all its students are weighed anew. */
  write: async (tx, id_reticula, parte) => {
    const de = eq(lugares.id_reticula, id_reticula)
    const { id_materia, ciclo, orden } = lugares
    const habidos = new Map(
      (await tx.select({ id_materia, ciclo, orden }).from(lugares).where(de)).map(lugar => [lugar.id_materia, lugar]),
    )
    const pedidos = dichos(parte).flatMap(({ idCiclo, materias: claves }) =>
      claves.map((materia, lugar) => ({ id_reticula, id_materia: materia, ciclo: idCiclo + 1, orden: lugar + 1 })),
    )
    const quedan = new Set(pedidos.map(pedido => pedido.id_materia))
    const idas = [...habidos.keys()].filter(materia => !quedan.has(materia))
    const nuevas = pedidos.filter(pedido => !habidos.has(pedido.id_materia))
    const movidas = pedidos.filter(pedido => {
      const habido = habidos.get(pedido.id_materia)
      return habido && (habido.ciclo !== pedido.ciclo || habido.orden !== pedido.orden)
    })
    if (idas.length) await tx.delete(lugares).where(and(de, inArray(id_materia, idas)))
    if (movidas.length) await mover(tx, id_reticula, movidas)
    if (nuevas.length) await tx.insert(lugares).values(nuevas)
  },
}

type Lugar = { id_materia: string; ciclo: number; orden: number }

/** Puts subjects of a grid into other places of it: all aside first, for two do not stand in one place even for a moment. */
const mover = async (tx: Queryable, id_reticula: string, movidas: readonly Lugar[]) => {
  const cuales = sql`jsonb_to_recordset(${JSON.stringify(movidas)}::jsonb) as a (id_materia uuid, ciclo int, orden int)`
  for (const orden of [sql`a.orden + ${aparte}::int`, sql`a.orden`])
    await tx.execute(sql`
      update ${lugares} as lugar set ciclo = a.ciclo, orden = ${orden} from ${cuales}
      where lugar.id_reticula = ${id_reticula} and lugar.id_materia = a.id_materia`)
}

/** Higher than any place of a cycle. */
const aparte = 100_000

const dichos = (parte: readonly Item[]) => {
  const cuales = ciclosDichos(parte)
  return typeof cuales === 'string' ? [] : cuales
}
