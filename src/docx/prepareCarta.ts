import { readOnce } from '../api/readOnce.ts'
import { cargosDeCuc, type Cargo, type Firmas } from '../domain/firmantes.ts'
import type { Carta } from './Carta.ts'
import { printCarta } from './printCarta.ts'

/** Prepares a letter of a campus: returns the record of a signer that must be registered first, the warning, and the function that prints it. Its day is the server's. (B §7) */
export const prepareCarta = async <Datos>(carta: Carta<Datos>, clave_cuc: string, datos: Datos) => {
  const firmas = await readOnce('/cucs/:clave_cuc/firmas', { places: { clave_cuc } })
  const cargo = carta.firman.find(cada => !firmas[cada].registrado)
  return {
    missing: cargo && porRegistrar(carta.nombre, cargo, firmas),
    warning: carta.aviso?.(datos, firmas),
    print: () => printCarta(carta, datos, firmas),
  }
}

/** Returns the record of a signer that is missing, with what is known of it. */
const porRegistrar = (carta: string, cargo: Cargo, { cuc, dia: desde, ...firmas }: Firmas) => {
  const { nombre, apellidos, sexo = null } = firmas[cargo]
  const quien = { cargo, nombre, apellidos, sexo, desde }
  const deCuc = cargosDeCuc.some(([cada]) => cada === cargo)
  return {
    resource: deCuc ? 'firmantes' : 'autoridades',
    values: deCuc ? { ...quien, clave_cuc: cuc.clave_cuc } : quien,
    because: `La «${carta}» se imprime con el nombre de quien la firma. Regístrelo una vez: las siguientes ya lo llevarán.`,
    refusal: `Falta registrar quién firma la «${carta}» de ${cuc.nombre}: pídalo a ${deCuc ? 'Servicios escolares' : 'la coordinación académica'}`,
  }
}
