import { con } from './articulos.ts'
import { nombreCompleto, type sexos } from './personas.ts'
import { universidad } from './universidad.ts'

export type Sexo = (typeof sexos)[number][0]

/** Offices that sign for one campus, and those that sign for the whole university. (A §6) */
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

/** Somebody who signs. `registrado` is false for a person who is not registered as signing, and is only known to hold the office by an account or a record of staff. */
export type Firmante = { nombre: string; apellidos: string; sexo?: Sexo | null; registrado?: boolean }

/** The people who sign for a campus on a day, office by office, and the town and state of its papers. */
export type Firmas = Readonly<Record<Cargo, Firmante>> & {
  dia: string
  cuc: { clave_cuc: string; nombre: string; municipio: string; estado: string }
}

/** Returns the warning of a paper some of whose offices have nobody registered to sign; undefined where all are. */
export const faltaDeFirmantes = (firmas: Readonly<Partial<Record<Cargo, Firmante>>>): string | undefined => {
  const faltan = [...cargosDeCuc, ...cargosDeUniversidad].filter(([cargo]) => firmas[cargo]?.registrado === false)
  return faltan.length
    ? `Falta registrar quién firma: ${faltan.map(([, oficio]) => oficio).join(', ')}. Revise los nombres antes de firmar.`
    : undefined
}

type Periodo = { cargo: string; desde: string; hasta: string | null }

/** Returns the person who held an office on a day (`yyyy-mm-dd`), both ends included; where two overlap, the one who began last. */
export const firmanteDelDia = <T extends Periodo>(todos: readonly T[], cargo: Cargo, dia: string): T | undefined =>
  todos
    .filter(cada => cada.cargo === cargo && cada.desde <= dia && (cada.hasta === null || dia <= cada.hasta))
    .toSorted((uno, otro) => otro.desde.localeCompare(uno.desde))[0]

/** Returns a signature as letters write it: the name, and under it the office. */
export const firmaDe = (cargo: Cargo, firmas: Firmas, cuc?: string) => {
  const { nombre, apellidos, sexo } = firmas[cargo]
  return { nombre: nombreCompleto(nombre, apellidos), cargo: cargoDicho(cargo, sexo, cuc) }
}

/** Returns the name of an office under a signature, by the sex of its holder, neutral while that is not known; those of a campus with its name. */
export const cargoDicho = (cargo: Cargo, sexo: Sexo | null | undefined, cuc = 'el CUC'): string => {
  const oficio = universidad.firmantes[cargo][sexo ?? 'neutro']
  return cargo === 'directivo' || cargo === 'escolares' ? `${oficio} ${con('de', cuc)}` : oficio
}
