import { escritoEnGrupos } from './escritoEnGrupos.ts'
import { patrones } from './patrones.ts'

/** Reads a telephone in groups or with the digits dialled before it (`+52 1`, `044`): returns its ten digits, or the text as it is where it holds anything else. (B §5) */
export const telefonoEscrito = (text: string): string => {
  const junto = completo(text)
  return antes.exec(junto)?.[1] ?? junto
}

/** Prefixes of a telephone: the country, and the digits that were dialled until 2019. No area begins with 0 or 1. */
const antes = /^(?:(?:\+|00)?521?|01|04[45])([2-9]\d{9})$/
const completo = escritoEnGrupos(new RegExp(`${patrones.telefono.source}|${antes.source}`))
