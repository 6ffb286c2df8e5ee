import type { Avance } from '../domain/avance.ts'
import { aQuien, cucDicho, gradoDicho, programaDicho } from '../domain/cartas.ts'
import { con } from '../domain/articulos.ts'
import { firmaDe } from '../domain/firmantes.ts'
import { fechaLarga } from '../language/fechaLarga.ts'
import { nombreCompleto } from '../domain/personas.ts'
import { porcentajeEnTexto } from '../domain/porcentaje.ts'
import { duraciones } from '../domain/servicioSocial/fases.ts'
import { avisoDeHuecos } from './avisoDeHuecos.ts'
import type { Carta } from './Carta.ts'
import type { DatosDeServicio } from './DatosDeServicio.ts'
import { deQuien } from './deQuien.ts'
import { hueco } from './hueco.ts'

const hechos = [
  'grado_titular',
  'titular_dependencia',
  'cargo_titular',
  'nombre_dependencia',
  'programa',
  'modalidad',
  'periodo',
  'fecha_inicio',
  'fecha_final',
  'horas_totales',
  'responsable_seguimiento',
  'actividades',
] as const

type Datos = DatosDeServicio<(typeof hechos)[number]> & { avance: Pick<Avance, 'materias' | 'alcanzaServicioSocial'> }

/** The request letter: the student and their progress (where it is enough, that it is), the addressee and what is asked for. (B §7) */
export const cartaDeSolicitud: Carta<Datos> = {
  nombre: 'Carta de solicitud',
  plantilla: 'carta-solicitud.docx',
  firman: ['directivo'],
  aviso: datos => avisoDeHuecos(hechos, datos),
  archivo: ({ estudiante }) => `Carta de solicitud ${estudiante.matricula}`,
  campos: ({ estudiante, avance, ...datos }, firmas) => {
    const firma = firmaDe('directivo', firmas, cucDicho(firmas.cuc.nombre))
    return {
      ...deQuien(firmas),
      grado_titular: hueco(datos.grado_titular, grado => gradoDicho(grado, datos.cargo_titular)),
      titular_dependencia: hueco(datos.titular_dependencia),
      cargo_titular: hueco(datos.cargo_titular),
      nombre_dependencia: hueco(datos.nombre_dependencia),
      a_quien: aQuien(estudiante.sexo),
      estudiante: hueco(estudiante.nombre, nombre =>
        nombreCompleto(nombre, estudiante.apellidopaterno, estudiante.apellidomaterno),
      ),
      matricula: estudiante.matricula,
      de_programa: con('de', programaDicho(estudiante.programa)),
      avance: porcentajeEnTexto(avance.materias.porcentaje),
      y_cumple: avance.alcanzaServicioSocial ? ' y cumple con ello el requisito para prestar su servicio social' : '',
      programa: hueco(datos.programa),
      modalidad: hueco(datos.modalidad),
      duracion: hueco(datos.periodo, periodo => duraciones.find(([clave]) => clave === periodo)?.[1] ?? ''),
      fecha_inicio: hueco(datos.fecha_inicio, fechaLarga),
      fecha_final: hueco(datos.fecha_final, fechaLarga),
      horas_totales: hueco(datos.horas_totales),
      responsable_seguimiento: hueco(datos.responsable_seguimiento),
      actividades: hueco(datos.actividades),
      firmante: firma.nombre,
      cargo_firmante: firma.cargo,
    }
  },
}
