import type { Avance } from '../../domain/avance.ts'
import type { Tramite } from '../../domain/certificados.ts'

/** Request in a list, as far as the screens read it. (B §3, Certificate request) */
export type Solicitud = {
  n_folio: string
  nombre: string
  estado: string
  certificados: Archivos
}

/** Request as its own dialog reads it. */
export type DetalleDeSolicitud = Solicitud &
  Readonly<Record<'libro' | 'foja' | 'numero' | 'ciclo_escolar' | 'tipo_certificado' | 'matricula_estudiante', string>>

/** Addresses of the files of a request, valid for some minutes. */
type Archivos = { url_recibo: string | null; url_certificado: string | null }

/** Answer of the lookup of a matrícula. (B §7, Certificates) */
export type Hallado = {
  matricula: string
  nombre: string
  programa: string
  nivel: string
  cuc: string
  en_tramite?: readonly Tramite[]
  /** Requests under way of the matrículas that the person had before. */
  en_tramite_de_antes?: readonly (Tramite & { matricula: string })[]
  avance?: Pick<Avance, 'creditos'>
}
