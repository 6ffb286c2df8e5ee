import { curpBienFormada } from './curp.ts'
import { datosDeCurp } from './datosDeClaves.ts'
import { patrones } from './patrones.ts'
import { digitoDeRfc } from './rfc.ts'

type Dicho = { readonly [campo: string]: unknown }

/** Returns what looks wrong in a whole CURP, by itself or against the person's other data. Real ones are wrong at times: the result may warn, never refuse. */
export const dudaDeCurp = ({ curp, fecha_nacimiento, sexo, estado_nacimiento }: Dicho): string | undefined => {
  const dada = escrita(curp)
  if (dada.length !== 18) return undefined
  if (!curpBienFormada(dada)) return 'Revise la CURP: su forma o su dígito verificador no corresponden'
  if (typeof fecha_nacimiento === 'string' && dada.slice(4, 10) !== fecha_nacimiento.slice(2).replaceAll('-', ''))
    return 'Revise la CURP: no es de esa fecha de nacimiento'
  if (typeof sexo === 'string' && dada[10] !== 'X' && dada[10] !== sexo) return 'Revise la CURP: no es de ese sexo'
  const nacida = datosDeCurp(dada).estado_nacimiento
  return typeof estado_nacimiento === 'number' && nacida !== estado_nacimiento
    ? 'Revise la CURP: no es de ese estado de nacimiento'
    : undefined
}

/** Returns what looks wrong in a whole RFC: its check character, or that it does not begin as the CURP does. */
export const dudaDeRfc = ({ rfc, curp }: Dicho): string | undefined => {
  const dado = escrita(rfc)
  if (!patrones.rfc.test(dado)) return undefined
  if (digitoDeRfc(dado.slice(0, 12)) !== dado[12]) return 'Revise el RFC: su dígito verificador no corresponde'
  return escrita(curp).length === 18 && !escrita(curp).startsWith(dado.slice(0, 10))
    ? 'Revise el RFC: no comienza como la CURP'
    : undefined
}

const escrita = (valor: unknown) => (typeof valor === 'string' ? valor.trim().toUpperCase() : '')
