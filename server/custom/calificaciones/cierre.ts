import { and, eq, sql } from 'drizzle-orm'
import { acreditado } from '../../../src/domain/acreditado.ts'
import { avisosDeCierre } from '../../../src/domain/avisos/avisosDeCierre.ts'
import { estadoDeCalificacion, faltaPara } from '../../../src/domain/clase.ts'
import type { EtapaDeCalificacion } from '../../../src/domain/etapasDeCalificacion.ts'
import type { AppOptions, Queryable, Usuario } from '../../contexto.ts'
import { tellAll } from '../../crud/notices/tellAll.ts'
import { recordChange } from '../../crud/recordChange.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { tables } from '../../university/tables.ts'
import { Falla } from '../../http/Falla.ts'
import { claseDe, type Clase } from '../../academico/claseDe.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import { dichas, legibles, type Nota } from './dichas.ts'
import { sinEstudiantes, type Entrada } from './entrada.ts'
import { filas } from './filas.ts'
import { huella } from './huella.ts'
import { enviosDeCalificaciones as envios } from './tables.ts'
import { yaCalificada } from './yaCalificada.ts'

const { clases } = tables

type Cierre = {
  db: Queryable
  opciones: AppOptions
  usuario: Usuario
  momento: Date
  etapa: EtapaDeCalificacion
  entrada: Entrada
  clave: string | undefined
}

/**
 * Closes a stage of a class's grades, once: the class is held, its state read, every grade judged and stored, all or nothing.
 * A closed stage answers before anything else is judged: the same submission, sent again after its answer was lost, as the success
 * that it was, any other one with who closed it and when. Grades that were given in one subject are not taken for another. (B §4, B §5)
 */
export const cierre = ({ db, opciones, usuario, momento, etapa, entrada, clave }: Cierre): Promise<void> =>
  inTransaction(db, async tx => {
    const clase = await claseDe(tx, usuario, entrada.id_clase, { held: true })
    const [anterior] = await tx
      .select()
      .from(envios)
      .where(and(eq(envios.id_clase, clase.id_clase), eq(envios.etapa, etapa)))
    if (faltaPara(etapa, clase)) {
      const marca = huella(clave, legibles(entrada))
      if (marca && marca === anterior?.huella) return
      throw yaCalificada(etapa, anterior, usuario)
    }
    if (entrada.id_materia && entrada.id_materia !== clase.id_materia) throw new Falla(409, otraMateria)
    if (entrada.estudiantes.length === 0)
      throw new Falla(422, sinEstudiantes, { errors: { estudiantes: sinEstudiantes } })
    const antes = await filas(tx, clase)
    const { porque } = estadoDeCalificacion(etapa, clase, antes.length)
    if (porque) throw new Falla(409, porque)
    const notas = dichas(entrada, new Set(antes.map(({ matricula }) => matricula)))
    await guardar(tx, clase, etapa, notas)
    await tx.insert(envios).values({
      id_clase: clase.id_clase,
      etapa,
      huella: huella(clave, notas),
      usuario_id: usuario.id,
      autor: usuario.nombre || usuario.email,
      momento,
    })
    await recordChange(tx, {
      entidad: 'calificaciones',
      clave: clase.id_clase,
      accion: 'update',
      usuario,
      momento,
      antes: porMatricula(antes),
      despues: porMatricula(notas),
    })
    const { id_clase, nombre, matricula: facilitador, clave_cuc } = clase
    const estudiantes = notas.map(({ matricula }) => matricula)
    const cerrada = { id_clase, nombre, facilitador, clave_cuc, estudiantes }
    await tellAll(tx, opciones, avisosDeCierre(etapa, cerrada), usuario)
  })

const otraMateria = 'La asignatura es ahora de otra materia: vuelva a elegirla y revise sus calificaciones'

/** One statement for all students. The office's close also says who passed. */
const guardar = async (tx: Queryable, { id_clase }: Clase, etapa: EtapaDeCalificacion, notas: readonly Nota[]) => {
  const dadas = JSON.stringify(
    notas.map(nota => ({ ...nota, acreditado: etapa === 'escolar' ? acreditado(nota.calificacion) : '' })),
  )
  await tx.execute(sql`
    update ${clasesEstudiantes} set asistencia = dada.asistencia, calificacion = dada.calificacion, calificacion_letra = dada.calificacion_letra,
      retroalimentacion = nullif(dada.retroalimentacion, ''), acreditado = dada.acreditado
    from json_to_recordset(${dadas}::json) as dada(matricula text, asistencia numeric, calificacion numeric, calificacion_letra text, retroalimentacion text, acreditado text)
    where ${clasesEstudiantes.id_clase} = ${id_clase} and ${clasesEstudiantes.matricula} = dada.matricula`)
  await tx
    .update(clases)
    .set(etapa === 'escolar' ? { status_escolar: true } : { status_facilitador: true })
    .where(eq(clases.id_clase, id_clase))
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
