import { contado } from '../language/contado.ts'
import { enCifras } from '../language/enCifras.ts'
import type { Avance } from './avance.ts'

/** Types of certificate. (B §3, B §9) */
export const tiposDeCertificado = ['Parcial', 'Completo', '50%'] as const

/** First day on which a certificate may be dated. (B §5, B §9) */
export const primeraExpedicion = '2020-01-01'

const comprobado = 'El comprobante de pago ya fue enviado y no se puede modificar'

/** Refusals of a file of a request that is sent in another state than its own: each is sent once. (B §2, §4, Certificates) */
export const yaEnviado = {
  comprobante: { 'Por emitir': comprobado, Emitido: comprobado, 'No procede': comprobado },
  certificado: {
    'Sin comprobante': 'La solicitud aún no tiene comprobante de pago',
    Emitido: 'El certificado ya fue emitido',
    'No procede': 'La solicitud no procede',
  },
} as const

/** A request of a student that is under way. */
export type Tramite = { n_folio: string; tipo_certificado: string; estado: string }

/** Returns why another certificate of this type cannot be asked for yet; undefined when it can. */
export const faltaPorTramite = (enTramite: readonly Tramite[], tipo: unknown): string | undefined => {
  const abierta = enTramite.find(({ tipo_certificado }) => tipo_certificado === tipo)
  return abierta && `Ya tiene en trámite la solicitud ${abierta.n_folio}, de certificado ${abierta.tipo_certificado}`
}

/** Returns the warning before a certificate is asked for or issued with fewer credits of the grid than its type supposes; undefined when there are enough. */
export const avisoDeCreditos = (tipo: unknown, creditos: Avance['creditos'] | undefined): string | undefined => {
  const supuesto = supuestos.find(each => each.tipo === tipo)
  return supuesto && creditos && creditos.aprobado < creditos.total * supuesto.parte
    ? `Ha acreditado ${enCifras(creditos.aprobado)} de los ${contado(creditos.total, 'crédito', 'créditos')} de su malla: un certificado ${supuesto.tipo} supone que ${supuesto.dice}.`
    : undefined
}

/** Returns the warning of a day of issue that has not come, since a sent request cannot be changed; undefined for any other day. */
export const avisoDeExpedicion = (fecha: unknown, hoy: string): string | undefined =>
  typeof fecha === 'string' && fecha > hoy
    ? 'La fecha de expedicion es posterior a hoy: revise que sea la que llevará el certificado.'
    : undefined

/** Part of the credits that each type of certificate supposes; a partial one supposes none. */
const supuestos = [
  { tipo: 'Completo', parte: 1, dice: 'los acreditó todos' },
  { tipo: '50%', parte: 0.5, dice: 'acreditó al menos la mitad' },
]

/** Returns the place of a request in the register, from its year and its number in it: a book a year, its leaves filled in order. */
export const registroDeCertificado = (anio: string, numero: number) => ({
  n_folio: `${anio}-${String(numero).padStart(5, '0')}`,
  numero: String(numero),
  libro: anio,
  foja: String(Math.ceil(numero / registrosPorFoja)),
})

const registrosPorFoja = 10

/** Returns the school year of a day, from August to July: `2026-2027`. */
export const cicloEscolar = (fecha: string): string => {
  const anio = Number(fecha.slice(0, 4)) - (fecha.slice(5, 7) < '08' ? 1 : 0)
  return `${anio}-${anio + 1}`
}

/** Text to confirm before a proof of payment is sent. (B §2, Certificates) */
export const comprobanteDefinitivo = 'Una vez enviado NO se podrá modificar!'
