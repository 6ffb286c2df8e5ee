import { fechaLarga } from '../language/fechaLarga.ts'
import { nombreCompleto } from '../domain/personas.ts'
import { universidad } from '../domain/universidad.ts'
import type { Carta } from './carta.ts'

type Datos = {
  nombre: string
  apellido_paterno: string
  apellido_materno: string
  matricula_escolar: string
  licenciatura: string
  semestre: number
  institucion: string
  programa_proyecto: string
  grado_titular: string
  titular_dependencia: string
  cargo_titular: string
  responsable_seguimiento: string
  fecha_inicio: string
  fecha_final: string
  horas_totales: number
  actividades: string
  cuc: { nombre: string }
}

/** The letter by which a CUC takes in somebody who studies elsewhere. (B §7) */
export const cartaDeAceptacion: Carta<Datos> = {
  nombre: 'Carta de aceptación',
  plantilla: 'carta-aceptacion-externo.docx',
  archivo: ({ matricula_escolar }) => `Carta de aceptación ${matricula_escolar}`,
  campos: (datos, hoy) => ({
    universidad: universidad.nombre,
    cuc: datos.cuc.nombre,
    fecha: fechaLarga(hoy),
    grado_titular: datos.grado_titular,
    titular_dependencia: datos.titular_dependencia,
    cargo_titular: datos.cargo_titular,
    institucion: datos.institucion,
    prestador: nombreCompleto(datos.nombre, datos.apellido_paterno, datos.apellido_materno),
    matricula_escolar: datos.matricula_escolar,
    licenciatura: datos.licenciatura,
    semestre: String(datos.semestre),
    programa_proyecto: datos.programa_proyecto,
    fecha_inicio: fechaLarga(datos.fecha_inicio),
    fecha_final: fechaLarga(datos.fecha_final),
    horas_totales: String(datos.horas_totales),
    responsable_seguimiento: datos.responsable_seguimiento,
    actividades: datos.actividades,
    firmante: universidad.firmantes.directivo,
  }),
}
