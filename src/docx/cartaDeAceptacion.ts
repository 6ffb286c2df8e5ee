import { aQuien, cucDicho, gradoDicho, programaDicho, semestreDicho } from '../domain/cartas.ts'
import { con, conArticulo } from '../domain/articulos.ts'
import { firmaDe } from '../domain/firmantes.ts'
import { fechaLarga } from '../language/fechaLarga.ts'
import { nombreCompleto } from '../domain/personas.ts'
import type { prestadoresExternos } from '../resources/prestadoresExternos.ts'
import type { DeclaredRecord } from '../schema/declaredRecord.ts'
import type { Carta } from './Carta.ts'
import { deQuien } from './deQuien.ts'
import { hueco } from './hueco.ts'

type Datos = Pick<
  DeclaredRecord<typeof prestadoresExternos>,
  | 'nombre'
  | 'apellido_paterno'
  | 'apellido_materno'
  | 'sexo'
  | 'matricula_escolar'
  | 'licenciatura'
  | 'semestre'
  | 'institucion'
  | 'programa_proyecto'
  | 'grado_titular'
  | 'titular_dependencia'
  | 'cargo_titular'
  | 'responsable_seguimiento'
  | 'fecha_inicio'
  | 'fecha_final'
  | 'horas_totales'
  | 'actividades'
>

/** The acceptance letter, by which a CUC takes in somebody who studies elsewhere. (B §7) */
export const cartaDeAceptacion: Carta<Datos> = {
  nombre: 'Carta de aceptación',
  plantilla: 'carta-aceptacion-externo.docx',
  firman: ['directivo'],
  archivo: ({ matricula_escolar }) => `Carta de aceptación ${matricula_escolar}`,
  campos: (datos, firmas) => {
    const firma = firmaDe('directivo', firmas, cucDicho(firmas.cuc.nombre))
    return {
      ...deQuien(firmas),
      grado_titular: hueco(datos.grado_titular, grado => gradoDicho(grado, datos.cargo_titular)),
      titular_dependencia: datos.titular_dependencia,
      cargo_titular: datos.cargo_titular,
      institucion: datos.institucion,
      a_quien: aQuien(datos.sexo),
      prestador: hueco(datos.nombre, nombre => nombreCompleto(nombre, datos.apellido_paterno, datos.apellido_materno)),
      matricula_escolar: datos.matricula_escolar,
      semestre: hueco(datos.semestre, semestreDicho),
      de_programa: hueco(datos.licenciatura, nombre => con('de', programaDicho({ nombre, grado: 'Licenciatura' }))),
      de_institucion: hueco(datos.institucion, institucion => con('de', conArticulo(institucion))),
      programa_proyecto: datos.programa_proyecto,
      fecha_inicio: hueco(datos.fecha_inicio, fechaLarga),
      fecha_final: hueco(datos.fecha_final, fechaLarga),
      horas_totales: hueco(datos.horas_totales),
      responsable_seguimiento: datos.responsable_seguimiento,
      actividades: datos.actividades,
      firmante: firma.nombre,
      cargo_firmante: firma.cargo,
    }
  },
}
