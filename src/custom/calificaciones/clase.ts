import type { RaRecord } from 'ra-core'
import type { Alumno } from '../../domain/calificaciones.ts'
import type { Answer } from '../../api/calls.ts'
import { calificacionEnLetra } from '../../domain/calificacionEnLetra.ts'
import { estadoDeCalificacion } from '../../domain/clase.ts'
import type { EtapaDeCalificacion } from '../../domain/etapaDeCalificacion.ts'
import { nombreCompleto } from '../../domain/personas.ts'
import type { Textos } from './hoja.ts'

/** Data of a class for both stages. */
export type Clase = {
  id_clase: string
  id_materia: string
  nombre: string
  status_facilitador: boolean
  status_escolar: boolean
}

/** Returns the data of a class from its record. */
export const claseDe = ({ id_clase, id_materia, nombre, status_facilitador, status_escolar }: RaRecord): Clase => ({
  id_clase: String(id_clase),
  id_materia: String(id_materia),
  nombre: String(nombre),
  status_facilitador: Boolean(status_facilitador),
  status_escolar: Boolean(status_escolar),
})

/** Student of a class as the API returns them. (B §7) */
export type FilaDeApi = Answer<'/escolares/clases/:id_clase/estudiantes'>[number]

/** Path to which each stage submits the grades of a class. (B §7, Grading) */
export const caminos: Record<EtapaDeCalificacion, string> = {
  facilitador: 'facilitadores/clases/estudiantes/calificacion',
  escolar: 'escolar/clases/estudiantes/calificacion',
}

export const alumnoDe = ({ matricula, nombre, apellido_paterno, apellido_materno, estatus }: FilaDeApi): Alumno => ({
  matricula,
  nombre: nombreCompleto(apellido_paterno, apellido_materno, nombre),
  inactivo: estatus !== 1,
})

/** Returns the recorded grades of a student as texts of the sheet. */
export const textosDe = ({ asistencia, calificacion, calificacion_letra, retroalimentacion }: FilaDeApi): Textos => ({
  asistencia: asistencia === null ? '' : String(asistencia),
  calificacion: calificacion === null ? '' : String(calificacion),
  calificacion_letra: calificacion_letra ?? (calificacion === null ? '' : calificacionEnLetra(Number(calificacion))),
  retroalimentacion: retroalimentacion ?? '',
})

/**
 * Returns the React key of a class's sheet: another stage or other students begin a new sheet, as any other value does
 * in a closed class. In an open class typing goes on.
 */
export const nombreDeHoja = (etapa: EtapaDeCalificacion, clase: Clase, filas: readonly FilaDeApi[]) => {
  const { id_materia, status_facilitador, status_escolar } = clase
  const abierta = estadoDeCalificacion(etapa, clase, filas.length).estado === 'Calificar'
  const quienes = filas.map(({ matricula }) => matricula)
  return JSON.stringify([id_materia, status_facilitador, status_escolar, abierta ? quienes : filas])
}
