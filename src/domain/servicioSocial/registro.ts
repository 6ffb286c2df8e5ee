import type { Sexo } from '../firmantes.ts'
import type { Ausencia } from './ausencia.ts'
import type { EstadoDeFase, EstadoDeServicio, Turno } from './estados.ts'
import { fases, type ClaveDeFase, type Duracion } from './fases.ts'
import type { Servicio } from './servicio.ts'

/** A phase in the record of a service. (B §3) */
type Fase = { status: EstadoDeFase; comentario: string | null; urlarchivo: string | null }

/** An event of a service: its phase, what was done, by whom and when. */
export type Suceso = {
  fase: number
  nombre: string
  status: EstadoDeFase
  comentario: string | null
  urlarchivo: string | null
  autor: string
  momento: string
  activacion: boolean
}

/** The student of a service. */
export type Prestador = {
  matricula: string
  nombre: string
  apellidopaterno: string
  apellidomaterno: string
  sexo?: Sexo | null
  estatus?: 0 | 1
  continua?: boolean | null
  programa: { nombre: string; grado?: string | null }
  grupo: { nombre: string; cuc: { clave_cuc: string; nombre: string } }
}

/** Information of the student about the place and the work. */
export type Informacion = {
  nombre_dependencia: string | null
  tipo_dependencia: string | null
  modalidad: string | null
  codigo_postal: string | null
  titular_dependencia: string | null
  cargo_titular: string | null
  grado_titular: string | null
  responsable_seguimiento: string | null
  programa: string | null
  periodo: Duracion | null
  fecha_inicio: string | null
  fecha_final: string | null
  horas_totales: number | null
  actividades: string | null
}

/** The record of a whole service, as the API answers it. (B §3, §7) */
export type RegistroDeServicio = Informacion &
  Ausencia & { readonly [K in ClaveDeFase]: Fase } & {
    id_servicio_social: string
    matricula_estudiante: string
    nombreC: string
    nombre_programa: string
    fase: number
    status: EstadoDeServicio
    turno: Turno
    vence: string | null
    comentario: string | null
    estudiante: Prestador
    historial: readonly Suceso[]
  }

/** Returns a record as the rules see it. */
export const servicioDe = (registro: RegistroDeServicio): Servicio => ({
  periodo: registro.periodo,
  estados: fases.map(({ clave }) => registro[clave].status),
})

/** Returns the phase of this number in a record. */
export const faseDe = (registro: RegistroDeServicio, numero: number): Fase =>
  registro[(fases[numero] ?? fases[0]).clave]
