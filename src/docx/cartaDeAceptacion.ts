import { aQuien, cucDicho, gradoDicho, programaDicho, semestreDicho } from '../domain/cartas.ts'
import { con, conArticulo } from '../domain/articulos.ts'
import { firmaDe, type Sexo } from '../domain/firmantes.ts'
import { fechaLarga } from '../language/fechaLarga.ts'
import { nombreCompleto } from '../domain/personas.ts'
import type { Carta } from './Carta.ts'
import { deQuien } from './deQuien.ts'

type Datos = {
  nombre: string
  apellido_paterno: string
  apellido_materno: string
  sexo?: Sexo | null
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
}

/** The letter by which a CUC takes in somebody who studies elsewhere. (B §7) */
export const cartaDeAceptacion: Carta<Datos> = {
  nombre: 'Carta de aceptación',
  plantilla: 'carta-aceptacion-externo.docx',
  firman: ['directivo'],
  archivo: ({ matricula_escolar }) => `Carta de aceptación ${matricula_escolar}`,
  campos: (datos, firmas) => {
    const firma = firmaDe('directivo', firmas, cucDicho(firmas.cuc.nombre))
    return {
      ...deQuien(firmas),
      grado_titular: gradoDicho(datos.grado_titular, datos.cargo_titular),
      titular_dependencia: datos.titular_dependencia,
      cargo_titular: datos.cargo_titular,
      institucion: datos.institucion,
      a_quien: aQuien(datos.sexo),
      prestador: nombreCompleto(datos.nombre, datos.apellido_paterno, datos.apellido_materno),
      matricula_escolar: datos.matricula_escolar,
      semestre: semestreDicho(datos.semestre),
      de_programa: con('de', programaDicho({ nombre: datos.licenciatura, grado: 'Licenciatura' })),
      de_institucion: con('de', conArticulo(datos.institucion)),
      programa_proyecto: datos.programa_proyecto,
      fecha_inicio: fechaLarga(datos.fecha_inicio),
      fecha_final: fechaLarga(datos.fecha_final),
      horas_totales: String(datos.horas_totales),
      responsable_seguimiento: datos.responsable_seguimiento,
      actividades: datos.actividades,
      firmante: firma.nombre,
      cargo_firmante: firma.cargo,
    }
  },
}
