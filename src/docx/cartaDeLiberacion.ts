import { programaDicho, trato } from '../domain/cartas.ts'
import { con } from '../domain/articulos.ts'
import { firmaDe } from '../domain/firmantes.ts'
import { fechaLarga } from '../language/fechaLarga.ts'
import { nombreCompleto } from '../domain/personas.ts'
import { duraciones } from '../domain/servicioSocial/fases.ts'
import { faltaDeDias, faltaDeHoras } from '../domain/servicioSocial/informacion.ts'
import { avisoDeHuecos } from './avisoDeHuecos.ts'
import type { Carta } from './Carta.ts'
import type { DatosDeServicio } from './DatosDeServicio.ts'
import { deQuien } from './deQuien.ts'
import { hueco } from './hueco.ts'

const hechos = [
  'nombre_dependencia',
  'tipo_dependencia',
  'programa',
  'periodo',
  'fecha_inicio',
  'fecha_final',
  'horas_totales',
] as const

type Datos = DatosDeServicio<'id_servicio_social' | (typeof hechos)[number]>

/**
 * The release letter of a finished service. Warns of unknown facts, too few hours and a future last day, whose year its
 * folio bears (else that of the letter). (B §6, §7)
 */
export const cartaDeLiberacion: Carta<Datos> = {
  nombre: 'Carta de liberación',
  plantilla: 'carta-liberacion.docx',
  firman: ['coordinador', 'rector'],
  aviso: (datos, { dia }) =>
    [avisoDeHuecos(hechos, datos), faltaDeDias(datos.fecha_final, dia), faltaDeHoras(datos.horas_totales)]
      .filter(Boolean)
      .join(' ') || undefined,
  archivo: ({ estudiante }) => `Carta de liberación ${estudiante.matricula}`,
  campos: ({ id_servicio_social, estudiante, ...datos }, firmas) => {
    const coordinador = firmaDe('coordinador', firmas)
    const rector = firmaDe('rector', firmas)
    return {
      ...deQuien(firmas),
      folio: `SS-${(datos.fecha_final ?? firmas.dia).slice(0, 4)}-${id_servicio_social.slice(0, 8).toUpperCase()}`,
      trato: estudiante.sexo ? `${trato(estudiante.sexo)} ` : '',
      estudiante: hueco(estudiante.nombre, nombre =>
        nombreCompleto(nombre, estudiante.apellidopaterno, estudiante.apellidomaterno),
      ),
      matricula: estudiante.matricula,
      de_programa: con('de', programaDicho(estudiante.programa)),
      nombre_dependencia: hueco(datos.nombre_dependencia),
      tipo_dependencia: hueco(datos.tipo_dependencia),
      programa: hueco(datos.programa),
      duracion: hueco(datos.periodo, periodo => duraciones.find(([clave]) => clave === periodo)?.[1] ?? ''),
      fecha_inicio: hueco(datos.fecha_inicio, fechaLarga),
      fecha_final: hueco(datos.fecha_final, fechaLarga),
      horas_totales: hueco(datos.horas_totales),
      coordinador: coordinador.nombre,
      cargo_coordinador: coordinador.cargo,
      rector: rector.nombre,
      cargo_rector: rector.cargo,
    }
  },
}
