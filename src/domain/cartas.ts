import { articuloDe, con, conArticulo } from './articulos.ts'
import { fechaLarga } from '../language/fechaLarga.ts'
import { sinAcentos } from '../language/texto.ts'
import type { Sexo } from './firmantes.ts'

/** Returns the title of a person before the name, as letters write it: «la C.», «el C.», empty while the sex is not known. */
export const trato = (sexo: Sexo | null | undefined): string => (sexo ? { H: 'el C.', M: 'la C.' }[sexo] : '')

/** Returns the same after «a»: «a la C.», «al C.», «a». */
export const aQuien = (sexo: Sexo | null | undefined): string => con('a', trato(sexo)).trim()

/** Returns a campus with its article: «el CUC Unión Hidalgo», also when its name leaves the «CUC» out. */
export const cucDicho = (nombre: string): string =>
  articuloDe(nombre) ? conArticulo(nombre) : `el CUC ${nombre.trim()}`

/** Returns a programme with its article and degree: «la Licenciatura en Comunalidad», whether or not its name says the degree, also shortened. */
export const programaDicho = ({ nombre, grado }: { nombre: string; grado?: string | null }): string => {
  const dicho = sinAbreviar(nombre.trim())
  const completo = articuloDe(dicho) ? dicho : grado ? `${corto(grado)} en ${dicho}` : `programa de ${dicho}`
  return esDeTecnico(completo) ? `la carrera de ${completo}` : conArticulo(completo)
}

/** Writes a shortened degree out: «Lic. en Derecho» is «Licenciatura en Derecho». */
const sinAbreviar = (nombre: string) => {
  const [breve = '', ...resto] = nombre.split(/\s+/)
  const grado = abreviados.get(sinAcentos(breve.replaceAll('.', '').toLowerCase()))
  return grado && resto.length ? [grado, ...resto].join(' ') : nombre
}

const abreviados = new Map([
  ['lic', 'Licenciatura'],
  ['ing', 'Ingeniería'],
  ['mtria', 'Maestría'],
  ['esp', 'Especialidad'],
  ['doct', 'Doctorado'],
  ['tsu', 'Técnico Superior Universitario'],
])

/** Returns the first name of a degree that has two. */
const corto = (grado: string) => (esDeTecnico(grado) ? 'Técnico Superior Universitario' : grado)

const esDeTecnico = (texto: string) => /^(técnico|profesional) /i.test(texto)

/** Returns the place and day of a letter: «Unión Hidalgo, Oaxaca, a 21 de noviembre de 2026». (dates `yyyy-mm-dd`) */
export const lugarYFecha = ({ municipio, estado }: { municipio: string; estado: string }, dia: string): string =>
  [municipio, estadosDichos.get(estado) ?? estado, `a ${fechaLarga(dia)}`].filter(Boolean).join(', ')

/** Everyday names of the states whose official name is another. */
const estadosDichos = new Map([
  ['Coahuila de Zaragoza', 'Coahuila'],
  ['México', 'Estado de México'],
  ['Michoacán de Ocampo', 'Michoacán'],
  ['Veracruz de Ignacio de la Llave', 'Veracruz'],
])

/** Returns the degree of the head of a dependency, by the sex that the office tells: «Mtro.», «Mtra.» of a Directora; as it was chosen where the office tells none. (B §3) */
export const gradoDicho = (grado: string | null | undefined, cargo?: string | null): string => {
  if (!grado) return ''
  const oficio = cargo?.split(/\s+/).find(palabra => palabra && !palabra.endsWith('.'))
  const femenino = oficio && oficioDeMujer.test(oficio) ? enFemenino[grado] : undefined
  return `${femenino ?? grado.charAt(0) + grado.slice(1).toLowerCase()}.`
}

/** Endings of offices held by a woman: «Directora», «Presidenta», «Jefa», «Secretaria», «Tesorera», «Encargada», «Síndica», «Decana», «Alcaldesa»; not «Secretaría» nor «Dentista». */
const oficioDeMujer = /(?:ora|enta|efa|aria|era|ada|ica|ana|esa)$/i
const enFemenino: Readonly<Record<string, string>> = { MTRO: 'Mtra', DR: 'Dra' }

/** Returns a semester by its ordinal: «octavo semestre». */
export const semestreDicho = (semestre: number): string =>
  ordinales[semestre - 1] ? `${ordinales[semestre - 1]} semestre` : `semestre ${semestre}`

const ordinales = 'primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo'.split(' ')
