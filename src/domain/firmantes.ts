import { con } from './articulos.ts'
import { nombreCompleto, type sexos } from './personas.ts'
import { universidad } from './universidad.ts'

export type Sexo = (typeof sexos)[number][0]

/** The offices that sign for one campus, and those that sign for the whole university. (A §6) */
export const cargosDeCuc = [
  ['directivo', 'Dirección del CUC'],
  ['escolares', 'Servicios escolares del CUC'],
] as const
export const cargosDeUniversidad = [
  ['rector', 'Rectoría'],
  ['coordinador', 'Coordinación académica'],
  ['escolarCentral', 'Control escolar central'],
] as const
type CargoDeCuc = (typeof cargosDeCuc)[number][0]
type CargoDeUniversidad = (typeof cargosDeUniversidad)[number][0]
export type Cargo = CargoDeCuc | CargoDeUniversidad

/** Somebody who signs. `registrado` is false of whoever is only known to hold the office, as an account or a record of staff says. */
export type Firmante = { nombre: string; apellidos: string; sexo?: Sexo | null; registrado?: boolean }

/** Who signs for a campus on a day, office by office, and the town and state in which it is done. */
export type Firmas = Readonly<Record<Cargo, Firmante>> & {
  dia: string
  cuc: { clave_cuc: string; nombre: string; municipio: string; estado: string }
}

/** What is said of a paper that names, for some of the offices that sign it, who is only known to hold them, or nobody; nothing where all are registered. */
export const faltaDeFirmantes = (firmas: Readonly<Partial<Record<Cargo, Firmante>>>): string | undefined => {
  const faltan = [...cargosDeCuc, ...cargosDeUniversidad].filter(([cargo]) => firmas[cargo]?.registrado === false)
  return faltan.length
    ? `Falta registrar quién firma: ${faltan.map(([, oficio]) => oficio).join(', ')}. Revise los nombres antes de firmar.`
    : undefined
}

type Periodo = { cargo: string; desde: string; hasta: string | null }

/** Who held an office on a day (`yyyy-mm-dd`), both ends included: whoever began last, where two overlap. */
export const firmanteDelDia = <T extends Periodo>(todos: readonly T[], cargo: Cargo, dia: string): T | undefined =>
  todos
    .filter(cada => cada.cargo === cargo && cada.desde <= dia && (cada.hasta === null || dia <= cada.hasta))
    .toSorted((uno, otro) => otro.desde.localeCompare(uno.desde))[0]

/** A signature as letters write it: the name, and under it the office. */
export const firmaDe = (cargo: Cargo, firmas: Firmas, cuc?: string) => {
  const { nombre, apellidos, sexo } = firmas[cargo]
  return { nombre: nombreCompleto(nombre, apellidos), cargo: cargoDicho(cargo, sexo, cuc) }
}

/** What an office is called under a signature, by the sex of who holds it, neutral while that is not known; a director's with the campus. */
export const cargoDicho = (cargo: Cargo, sexo: Sexo | null | undefined, cuc = 'el CUC'): string => {
  const oficio = universidad.firmantes[cargo][sexo ?? 'neutro']
  return cargo === 'directivo' || cargo === 'escolares' ? `${oficio} ${con('de', cuc)}` : oficio
}
