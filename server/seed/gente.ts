import { sinAcentos } from '../../src/language/texto.ts'
import { addMeses } from '../../src/domain/fechas.ts'
import type { Azar } from './azar.ts'
import { tiposSangre } from '../datosGenerales/nombres.ts'
import { apellidos, hombres, mujeres, primeros } from './datos/nombres.ts'
import { regiones, type Region } from './datos/regiones.ts'
import { calles, frecuenciaDeSangre, padecimientos } from './datos/vida.ts'
import type { Lugares } from './pasos/lugares.ts'

type De = { hoy: string; region: Region; lugares: Lugares; edad: number }

/** Draws a person of that age who lives in that region: the fields that the forms of staff and students share. */
export const gente = (suerte: Azar, { hoy, region, lugares, edad }: De) => {
  const sexo = suerte.ocurre(0.55) ? 'M' : 'H'
  return {
    nombre: nombre(suerte, sexo),
    apellidopaterno: suerte.uno(apellidos),
    apellidomaterno: suerte.uno(apellidos),
    sexo,
    fecha_nacimiento: nacimiento(suerte, hoy, edad),
    telefono: regiones[region].lada + suerte.cifras(7),
    telefono_emergencia: regiones[region].lada + suerte.cifras(7),
    id_tiposangre: tiposSangre.indexOf(suerte.segun(frecuenciaDeSangre)) + 1,
    padecimiento: suerte.ocurre(0.9) ? 'Ninguno' : suerte.uno(padecimientos),
    colonia: suerte.uno(lugares[region]).id_colonia,
    calle: suerte.uno(calles),
    num_exterior: String(suerte.entero(1, 400)),
  } as const
}

/** Returns an address of its own for each turn: its number stands behind the name. */
export const correo = (
  { nombre, apellidopaterno }: { nombre: string; apellidopaterno: string },
  turno: number,
  dominio: string,
) =>
  `${[nombre, apellidopaterno]
    .map(palabra =>
      sinAcentos(palabra)
        .toLowerCase()
        .replace(/[^a-z]/g, ''),
    )
    .join('.')}${turno}@${dominio}`

/** Renders eighteen characters: year of entry, number of the CUC (00 for none), five letters of the programme or the work, and the turn. */
export const matricula = (anio: string, numeroDeCuc: string, letras: string, turno: number) =>
  `${anio}${numeroDeCuc}${letras}${String(turno).padStart(7, '0')}`

const nombre = (suerte: Azar, sexo: 'H' | 'M') => {
  const propio = suerte.uno(sexo === 'M' ? mujeres : hombres)
  const primero = suerte.ocurre(0.3) ? suerte.uno(primeros[sexo]) : propio
  return primero === propio ? propio : `${primero} ${propio}`
}

const dia = 86_400_000

/** Draws a birth date that makes that age today: the last birthday was less than a year ago. */
const nacimiento = (suerte: Azar, hoy: string, edad: number) =>
  new Date(Date.parse(`${addMeses(hoy, -12 * edad)}T00:00:00Z`) - suerte.entero(0, 364) * dia)
    .toISOString()
    .slice(0, 10)
