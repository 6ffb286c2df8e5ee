import { estados } from './estados.ts'
import { patrones } from './patrones.ts'
import { esFecha } from '../language/esFecha.ts'

type Dicho = { readonly sexo?: string; readonly fecha_nacimiento?: string; readonly estado_nacimiento?: number }

/** Reads a whole CURP: sex, birth date and state of birth, each only where it can be read. Nothing of an incomplete one. */
export const datosDeCurp = (curp: unknown): Dicho => {
  const dada = escrita(curp)
  if (!/^[A-Z]{4}\d{6}[HMX][A-Z]{2}[A-ZÑ]{3}[A-Z\d]\d$/.test(dada)) return {}
  const siglo = /\d/.test(dada.charAt(16)) ? '19' : '20'
  const fecha = fechaDe(siglo, dada.slice(4, 10))
  const estado = estados.find(([, , clave]) => clave === dada.slice(11, 13))?.[0]
  const sexo = dada.charAt(10)
  return {
    ...(sexo !== 'X' && { sexo }),
    ...(fecha && { fecha_nacimiento: fecha }),
    ...(estado !== undefined && { estado_nacimiento: estado }),
  }
}

/** Reads the birth date in a whole RFC of a person: in the latest century in which that person is 16 or older on the day `hoy`. */
export const datosDeRfc = (rfc: unknown, hoy: string): Dicho => {
  const dado = escrita(rfc)
  if (!patrones.rfc.test(dado) || !/^[A-ZÑ&]{4}\d{6}/.test(dado)) return {}
  const adulto = `${Number(hoy.slice(0, 4)) - mayoria}${hoy.slice(4)}`
  const fecha = ['20', '19'].map(siglo => fechaDe(siglo, dado.slice(4, 10))).find(cada => cada && cada <= adulto)
  return fecha ? { fecha_nacimiento: fecha } : {}
}

const mayoria = 16

const fechaDe = (siglo: string, seis: string): string | undefined => {
  const fecha = `${siglo}${seis.slice(0, 2)}-${seis.slice(2, 4)}-${seis.slice(4)}`
  return esFecha(fecha) ? fecha : undefined
}

const escrita = (valor: unknown) => (typeof valor === 'string' ? valor.trim().toUpperCase() : '')
