import { eq } from 'drizzle-orm'
import { groupBy } from 'es-toolkit'
import { fraseDeRenglones, type FilaDeInscripcion } from '../../../src/domain/inscripcion.ts'
import { paraBusqueda } from '../../../src/language/busqueda.ts'
import type { Queryable } from '../../db/queryable.ts'
import { columnOf } from '../../crud/registry.ts'
import { all } from '../../crud/scope.ts'
import type { BulkRoom } from '../../crud/bulk/bulkRoom.ts'
import { sinResultado } from '../../crud/import/file/sheet.ts'
import { anyOf } from '../../db/planOnce.ts'
import { Falla } from '../../http/Falla.ts'
import { tables } from '../../university/tables.ts'
import { conEstudiantesEnComun } from './conEstudiantesEnComun.ts'
import { hojaDeInscripcion } from './hojaDeInscripcion.ts'
import { inscribirEnCadaUna } from './inscribirEnCadaUna.ts'
import { porqueNoPueden } from './porqueNoPueden.ts'
import { lockEstudiantes } from './lockClases.ts'

const { clases, estudiantes } = tables

/** Enrols in each of the chosen classes the students whom a spreadsheet names for it: all of a class or none, and why. A row whose class is not among the chosen refuses the whole sheet (422). */
export const inscribirDeHoja: BulkRoom = async (request, _params, c) => {
  const { filas, avisos } = await hojaDeInscripcion(request, c.var.usuario.id)
  let revisadas: Reparto | undefined
  return inscribirEnCadaUna(c, {
    remarks: avisos,
    related: async ({ db }, todas) => {
      revisadas = await assignToClases(db, filas, todas)
      return conEstudiantesEnComun(new Map(todas.map(clave => [clave, matriculasDe(revisadas?.get(clave))])))
    },
    empezar: async (tx, elegidas, todas) => {
      const suyas = revisadas ?? (await assignToClases(tx, filas, todas))
      const pedidas = new Set(elegidas.flatMap(({ id_clase }) => matriculasDe(suyas.get(id_clase))))
      const deAqui = eq(columnOf(estudiantes, 'del_cuc'), c.var.usuario.clave_cuc)
      const sostenidos = await lockEstudiantes(tx, all(anyOf(estudiantes.matricula, [...pedidas]), deAqui))
      return {
        sostenidos,
        pedidos: async (_tx, { id_clase }) => matriculasDe(suyas.get(id_clase)),
        entran: async (tx, clase, nuevos, noPueden) => {
          if (noPueden.length === 0) return nuevos
          const porque = await porqueNoPueden(tx, clase, noPueden)
          throw new Falla(409, fraseDeRenglones(conMotivo(suyas.get(clase.id_clase) ?? [], porque)))
        },
      }
    },
  })
}

/** Rows of each class. */
type Reparto = ReadonlyMap<string, readonly FilaDeInscripcion[]>

const matriculasDe = (filas: readonly FilaDeInscripcion[] = []) => [...new Set(filas.map(({ matricula }) => matricula))]

/** Assigns each row to its class, by name; 422 for rows of none of the chosen, or of several with the same name. */
const assignToClases = async (
  tx: Queryable,
  filas: readonly FilaDeInscripcion[],
  todas: readonly string[],
): Promise<Reparto> => {
  const { id_clase, nombre } = clases
  const elegidas = await tx
    .select({ id_clase, nombre })
    .from(clases)
    .where(anyOf(id_clase, [...todas]))
  const llamadas = agrupadas(elegidas, cada => paraBusqueda(cada.nombre))
  const dichas = filas.map(fila => ({ ...fila, llamada: llamadas.get(paraBusqueda(fila.asignatura)) ?? [] }))
  const faltas = dichas.flatMap(({ llamada, ...fila }) => {
    const porque = faltaDe(fila, llamada.length)
    return porque === undefined ? [] : [{ renglon: fila.renglon, porque }]
  })
  if (faltas.length) throw new Falla(422, `Corrija la hoja: ${fraseDeRenglones(faltas)}`)
  return agrupadas(dichas, ({ llamada: [una] }) => una?.id_clase ?? '')
}

const agrupadas = <T>(cosas: readonly T[], cual: (cosa: T) => string): ReadonlyMap<string, readonly T[]> =>
  new Map(Object.entries(groupBy(cosas, cual)))

const faltaDe = ({ asignatura, matricula }: FilaDeInscripcion, llamadas: number): string | undefined => {
  if ([asignatura, matricula].includes(sinResultado)) return 'trae una fórmula sin resultado: guarde la hoja en Excel'
  if (!asignatura) return 'falta la asignatura'
  if (!matricula) return 'falta la matrícula'
  if (llamadas === 0) return `«${asignatura}» no está entre las asignaturas elegidas`
  return llamadas > 1 ? `entre las elegidas hay ${llamadas} que se llaman «${asignatura}»: deje marcada una` : undefined
}

const conMotivo = (filas: readonly FilaDeInscripcion[], porque: ReadonlyMap<string, string>) =>
  filas.flatMap(({ renglon, matricula }) => {
    const motivo = porque.get(matricula)
    return motivo === undefined ? [] : [{ renglon, porque: motivo }]
  })
