import { and, eq, inArray, sql } from 'drizzle-orm'
import { ciclosEnCelda } from '../../../src/domain/celdasDeCiclos.ts'
import { ciclosDichos } from '../../../src/domain/ciclos.ts'
import { isSame, closestName } from '../../../src/schema/cells/words.ts'
import type { Item } from '../../../src/schema/kinds.ts'
import { tables } from '../../university/tables.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { FormPartRoom } from '../../crud/formPartRoom.ts'
import { reticulasMaterias as lugares } from './tables.ts'

const { materias } = tables

/** Form part of the cycles of a grid: read whole with their subjects, stored as one row a subject. (B §3, §7) */
export const ciclos: FormPartRoom = {
  /** Nests the subquery once more: Drizzle drops the table's name from the columns of an expression that is selected from one table alone. */
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
      const halladas = new Map(ciclos.flat().map(palabra => [palabra, llamadas(todas, palabra)]))
      for (const [palabra, cuales] of halladas)
        if (cuales.length !== 1) return { fault: faltaDe(palabra, cuales, todas) }
      return ciclos.map((palabras, idCiclo) => ({
        idCiclo,
        materias: palabras.map(palabra => halladas.get(palabra)?.[0]?.id),
      }))
    }
  },

  /** Writes only what differs: each subject that a grid gains or loses makes the figures of all its students be computed anew. */
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
    if (movidas.length) await moveMaterias(tx, id_reticula, movidas)
    if (nuevas.length) await tx.insert(lugares).values(nuevas)
  },
}

type Materia = { id: string; clave: string; nombre: string }

/** Returns the subject whose key a word is, else those of that name: first literally, then regardless of accents and capitals. */
const llamadas = (todas: readonly Materia[], palabra: string): readonly Materia[] => {
  const porClave = todas.find(({ clave }) => clave === palabra) ?? todas.find(({ clave }) => isSame(clave, palabra))
  if (porClave) return [porClave]
  const literales = todas.filter(({ nombre }) => nombre === palabra)
  return literales.length ? literales : todas.filter(({ nombre }) => isSame(nombre, palabra))
}

const faltaDe = (palabra: string, cuales: readonly Materia[], todas: readonly Materia[]) => {
  const claves = (algunas: readonly Materia[]) => algunas.map(({ clave }) => clave)
  if (cuales.length)
    return `Hay ${cuales.length} materias que se llaman «${palabra}»: escriba su clave, ${claves(cuales).toSorted().slice(0, 5).join(' o ')}`
  const cerca = closestName(palabra, claves(todas))
  return `«${palabra}» no es la clave de ninguna materia${cerca ? `: ¿quiso decir «${cerca}»?` : ''}`
}

type Lugar = { id_materia: string; ciclo: number; orden: number }

/** Moves subjects of a grid to other places of it: first all aside, since two may not stand in one place even for a moment. */
const moveMaterias = async (tx: Queryable, id_reticula: string, movidas: readonly Lugar[]) => {
  const cuales = sql`jsonb_to_recordset(${JSON.stringify(movidas)}::jsonb) as a (id_materia uuid, ciclo int, orden int)`
  for (const orden of [sql`a.orden + ${aparte}::int`, sql`a.orden`])
    await tx.execute(sql`
      update ${lugares} as lugar set ciclo = a.ciclo, orden = ${orden} from ${cuales}
      where lugar.id_reticula = ${id_reticula} and lugar.id_materia = a.id_materia`)
}

/** Offset beyond any place of a cycle. */
const aparte = 100_000

const dichos = (parte: readonly Item[]) => {
  const cuales = ciclosDichos(parte)
  return typeof cuales === 'string' ? [] : cuales
}
