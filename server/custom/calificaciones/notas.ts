import { eq, sql } from 'drizzle-orm'
import { acreditado } from '../../../src/domain/acreditado.ts'
import { avisoDeBoleta } from '../../../src/domain/avisos/avisosDeCierre.ts'
import { calificacionesCambiadas } from '../../../src/domain/calificacionesCambiadas.ts'
import { estadoDeCalificacion, sinEstudiantes } from '../../../src/domain/clase.ts'
import type { EtapaDeCalificacion } from '../../../src/domain/etapaDeCalificacion.ts'
import { claseDe, sinAsignatura, type Clase } from '../../academico/claseDe.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import type { Queryable } from '../../db/queryable.ts'
import { opening } from '../../crud/casos/movements.ts'
import type { SheetRoom } from '../../crud/casos/sheetRoom.ts'
import { Falla } from '../../http/Falla.ts'
import { parseOrRefuse } from '../../http/readBody.ts'
import { tables } from '../../university/tables.ts'
import { dichas, legibles, type Nota } from './dichas.ts'
import { entrada, type Entrada } from './entrada.ts'
import { filas } from './filas.ts'
import { huellaDeEnvio } from './huellaDeEnvio.ts'

const { clases } = tables

/** Sheet of the grades of a class, in its two stages: each student of the class once and nobody else, given in the subject that the class has. (B §4, §5) */
export const notas: SheetRoom = {
  body: entrada,
  /** Size (bytes) of a class of two thousand students with the longest feedback. */
  limit: 12 * 1024 * 1024,
  mark: ({ values }, key) => {
    const { data } = entrada.safeParse(values)
    return data && (huellaDeEnvio(key, legibles(data)) ?? undefined)
  },
  keep: async ({ tx, usuario, context }, step, id_clase, { values }) => {
    const etapa = step === opening ? 'facilitador' : 'escolar'
    if (values.id_clase !== undefined && String(values.id_clase).toLowerCase() !== id_clase)
      throw new Falla(409, otraClase)
    /* The office came by the door of its cases: the class of another CUC got there while this waited. */
    const ajena = etapa === 'escolar' ? sinAsignatura() : undefined
    const clase = await claseDe(tx, usuario, id_clase, { lock: true, ajena })
    const { antes, despues } = await juzgadas(tx, clase, etapa, parseOrRefuse(entrada, { ...values, id_clase }))
    await store(tx, clase, etapa, despues)
    if (etapa === 'escolar') {
      const estudiantes = despues.map(({ matricula }) => matricula)
      await context.tell(tx, [avisoDeBoleta(clase, estudiantes)])
    }
    return {
      values: step === opening ? { matricula: clase.matricula } : {},
      antes: porMatricula(antes),
      despues: porMatricula(despues),
      rows: etapa === 'escolar' ? cambiadas(antes, despues) : undefined,
    }
  },
}

/** Returns the grades that a class has and those that a stage gives it; throws where the stage is not open to them (409), or something in them is wrong (422). */
export const juzgadas = async (tx: Queryable, clase: Clase, etapa: EtapaDeCalificacion, dicho: Entrada) => {
  if (dicho.id_materia && dicho.id_materia !== clase.id_materia) throw new Falla(409, otraMateria)
  if (dicho.estudiantes.length === 0) throw new Falla(422, sinEstudiantes, { errors: { estudiantes: sinEstudiantes } })
  const antes = await filas(tx, clase)
  const { porque } = estadoDeCalificacion(etapa, clase, antes.length)
  if (porque) throw new Falla(409, porque)
  return { antes, despues: dichas(dicho, new Map(antes.map(({ matricula, nombreC }) => [matricula, nombreC]))) }
}

const otraClase = 'Las calificaciones son de otra asignatura: vuelva a elegirla'
const otraMateria = 'La asignatura es ahora de otra materia: vuelva a elegirla y revise sus calificaciones'

/** Saves the grades, in one statement for all students. The office's close also records who passed. */
const store = async (tx: Queryable, { id_clase }: Clase, etapa: EtapaDeCalificacion, dadas: readonly Nota[]) => {
  const filasDadas = JSON.stringify(
    dadas.map(nota => ({ ...nota, acreditado: etapa === 'escolar' ? acreditado(nota.calificacion) : '' })),
  )
  await tx.execute(sql`
    update ${clasesEstudiantes} set asistencia = dada.asistencia, calificacion = dada.calificacion, calificacion_letra = dada.calificacion_letra,
      retroalimentacion = nullif(dada.retroalimentacion, ''), acreditado = dada.acreditado
    from json_to_recordset(${filasDadas}::json) as dada(matricula text, asistencia numeric, calificacion numeric, calificacion_letra text, retroalimentacion text, acreditado text)
    where ${clasesEstudiantes.id_clase} = ${id_clase} and ${clasesEstudiantes.matricula} = dada.matricula`)
  await tx
    .update(clases)
    .set(etapa === 'escolar' ? { status_escolar: true } : { status_facilitador: true })
    .where(eq(clases.id_clase, id_clase))
}

/** Describes the grades that the office closes otherwise than they were handed in. */
const cambiadas = (antes: Awaited<ReturnType<typeof filas>>, despues: readonly Nota[]) => {
  const cerradas = new Map(despues.map(({ matricula, calificacion }) => [matricula, calificacion]))
  return calificacionesCambiadas(
    antes.map(({ matricula, nombreC, calificacion }) => ({
      nombre: nombreC,
      entregada: calificacion,
      cerrada: cerradas.get(matricula),
    })),
  )
}

const porMatricula = (
  filasDeClase: readonly {
    matricula: string
    asistencia: number | null
    calificacion: number | null
    retroalimentacion: string | null
  }[],
) =>
  Object.fromEntries(
    filasDeClase.map(({ matricula, asistencia, calificacion, retroalimentacion }) => [
      matricula,
      { asistencia, calificacion, retroalimentacion: retroalimentacion || null },
    ]),
  )
