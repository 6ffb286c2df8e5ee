import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { documentos } from '../../src/domain/documentos.ts'
import { estadosDeFase } from '../../src/domain/servicioSocial/estados.ts'
import { fases } from '../../src/domain/servicioSocial/fases.ts'
import { clasesEstudiantes } from '../academico/tables.ts'
import type { Queryable } from '../db/queryable.ts'
import type { ToldChange, HistoryRoom, HistoryRow } from '../crud/history/historyRoom.ts'
import type { ServerHouse } from '../crud/serverHouse.ts'
import { historial } from '../crud/tables.ts'
import { tables } from './tables.ts'

/** Readings, for people, of what the hand-made rooms write into history. */
export const histories: ServerHouse['histories'] = {
  estudiantes: {
    /** Also shows the grades of a student's classes, social service and certificates. */
    also: (matricula, rowsOf) => [
      and(
        rowsOf('calificaciones'),
        conClave(
          sql`select id_clase::text from ${clasesEstudiantes} where ${clasesEstudiantes.matricula} = ${matricula}`,
        ),
        sql`(jsonb_exists(${historial.antes}, ${matricula}) or jsonb_exists(${historial.despues}, ${matricula}))`,
      ),
      and(
        rowsOf('serviciosSociales'),
        conClave(
          sql`select id_servicio_social::text from ${tables.serviciosSociales} where matricula_estudiante = ${matricula}`,
        ),
      ),
      and(
        rowsOf('certificados'),
        conClave(sql`select n_folio from ${tables.certificados} where matricula_estudiante = ${matricula}`),
      ),
    ],
    tell: async (db, rows, matricula) => {
      const nombres = await nombresDeClases(db, rows)
      return eachRow(rows, row => [
        ...documentos.flatMap(({ nombre }) => changeOf(row, nombre, `Documento «${nombre}»`)),
        ...(row.entidad === 'calificaciones' ? notas(row, matricula, `de «${nombres.get(row.clave) ?? ''}»`) : []),
      ])
    },
  },
  clases: {
    also: (id_clase, rowsOf) => [and(rowsOf('calificaciones'), eq(historial.clave, id_clase))],
    tell: async (_db, rows, _key, record) => {
      const changes = rows.map(async row => {
        return [row.id, [...(await notasDeTodos(row, record)), ...(await inscritos(row, record))]] as const
      })
      return new Map(await Promise.all(changes))
    },
  },
  serviciosSociales: {
    tell: async (_db, rows) =>
      eachRow(rows, row => [
        ...fases.flatMap(({ clave, nombre }) => changeOf(row, clave, nombre, enPalabras)),
        ...changeOf(row, 'archivo', 'Archivo'),
        ...(row.motivo ? [] : changeOf(row, 'comentario', 'Comentario')),
      ]),
  },
  certificados: {
    tell: async (_db, rows) =>
      eachRow(rows, row => [
        ...changeOf(row, 'comprobante_pago', 'Comprobante de pago'),
        ...changeOf(row, 'recibo', 'Comprobante de pago'),
        ...changeOf(row, 'certificado', 'Certificado'),
      ]),
  },
  grupos: {
    /** Also shows the group's reports: under the key of their case and, from before they were cases, under that of group and period, which may have been deleted since. */
    also: (clave, rowsOf) => [
      and(
        rowsOf('reportes_de_grupos'),
        conClave(sql`
          select id_caso::text from ${reportes} where ${eq(reportes.clave_grupo, clave)}
          union all select ${clave} || ' ' || id_periodo from ${tables.periodos}
          union all select ${clave} || ' ' || ${historial.clave} from ${historial} where ${and(rowsOf('periodos'), eq(historial.accion, 'delete'))}`),
      ),
    ],
    tell: async (db, rows, clave, record) => {
      const casos = await db.select().from(reportes).where(eq(reportes.clave_grupo, clave))
      const changes = rows.map(async row => {
        const periodo =
          casos.find(({ id_caso }) => id_caso === row.clave)?.id_periodo ?? row.clave.slice(clave.length + 1)
        const de = row.entidad === 'reportes_de_grupos' ? ` de ${await record('periodos', periodo)}` : ''
        return [
          row.id,
          [
            ...changeOf(row, 'archivo_inicio', `Reporte inicial${de}`),
            ...changeOf(row, 'archivo_final', `Reporte final${de}`),
          ],
        ] as const
      })
      return new Map(await Promise.all(changes))
    },
  },
}

const { reportes_de_grupos: reportes } = tables

/** Finds rows by each key of an array: the rows of the table are very many, the keys few. */
const conClave = (claves: SQL) => sql`${historial.clave} = any(array(${claves}))`

const eachRow = (rows: readonly HistoryRow[], changes: (row: HistoryRow) => readonly ToldChange[]) =>
  new Map(rows.map(row => [row.id, changes(row)]))

/** Returns the change of one name that no field declares; none when the row does not hold it. */
const changeOf = (
  { antes, despues }: Pick<HistoryRow, 'antes' | 'despues'>,
  name: string,
  campo: string,
  text: (value: unknown) => string = plain,
): ToldChange[] =>
  Object.hasOwn(antes ?? {}, name) || Object.hasOwn(despues ?? {}, name)
    ? [{ campo, antes: text(antes?.[name]), despues: text(despues?.[name]) }].filter(
        change => change.antes !== change.despues,
      )
    : []

const plain = (value: unknown) => (value === null || value === undefined ? '' : String(value))

const enPalabras = (value: unknown) => {
  const estado = estadosDeFase.find(cada => cada === value) ?? ''
  return estado && `${estado[0]?.toUpperCase()}${estado.slice(1)}`
}

/** Returns the changes of what a student got in a class: attendance, grade, feedback. */
const notas = ({ antes, despues }: HistoryRow, matricula: string, de: string): ToldChange[] => {
  const lado = (dicho: HistoryRow['antes']) => {
    const suya = dicho?.[matricula]
    return typeof suya === 'object' && suya !== null ? { ...suya } : null
  }
  const fila = { antes: lado(antes), despues: lado(despues) }
  return [
    ...changeOf(fila, 'calificacion', `Calificación ${de}`),
    ...changeOf(fila, 'asistencia', `Asistencia ${de}`),
    ...changeOf(fila, 'retroalimentacion', `Retroalimentación ${de}`),
  ]
}

/** Returns the changes of what every student got in a class. */
const notasDeTodos = async (
  row: HistoryRow,
  record: Parameters<HistoryRoom['tell']>[3],
): Promise<readonly ToldChange[]> => {
  const lados = row.entidad === 'calificaciones' ? { ...row.antes, ...row.despues } : {}
  const quienes = Object.keys(lados).filter(cada => typeof lados[cada] === 'object' && lados[cada] !== null)
  const cada = quienes.map(async quien => notas(row, quien, `de ${await record('estudiantes', quien)}`))
  return (await Promise.all(cada)).flat()
}

/** Returns the change of a class's students. */
const inscritos = async ({ entidad, antes, despues }: HistoryRow, record: Parameters<HistoryRoom['tell']>[3]) => {
  const lista = (dicho: unknown) => (Array.isArray(dicho) ? dicho.map(String) : [])
  const [salen, entran] = [lista(antes?.estudiantes), lista(despues?.estudiantes)]
  if (entidad !== 'clases' || (!salen.length && !entran.length)) return []
  const nombres = async (quienes: readonly string[]) =>
    (await Promise.all(quienes.map(quien => record('estudiantes', quien)))).join(', ')
  return [{ campo: 'Estudiantes', antes: await nombres(salen), despues: await nombres(entran) }]
}

/** Returns the names of the classes whose grades these rows tell, by key. */
const nombresDeClases = async (db: Queryable, rows: readonly HistoryRow[]) => {
  const claves = rows.filter(({ entidad }) => entidad === 'calificaciones').map(({ clave }) => clave)
  const { clases } = tables
  const filas = claves.length
    ? await db
        .select({ id: clases.id_clase, nombre: clases.nombre })
        .from(clases)
        .where(inArray(clases.id_clase, claves))
    : []
  return new Map(filas.map(({ id, nombre }) => [id, nombre]))
}
