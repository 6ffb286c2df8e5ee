import Docxtemplater from 'docxtemplater'
import { isNil } from 'es-toolkit'
import InspectModule from 'docxtemplater/js/inspect-module.js'
import PizZip from 'pizzip'
import { enLista } from '../language/enLista.ts'
import { FallaDePlantilla } from './FallaDePlantilla.ts'

/**
 * Returns the filled template as a Word file. Throws FallaDePlantilla for missing, unknown or unclosed fields and
 * missing data, naming them: no letter with a gap leaves the house.
 */
export const llenar = (
  plantilla: ArrayBuffer | Uint8Array,
  nombre: string,
  campos: Readonly<Record<string, string | null | undefined>>,
): ArrayBuffer => {
  const inspector = new InspectModule()
  const documento = abierta(plantilla, nombre, inspector)
  const usados = Object.keys(inspector.getAllTags()).map(campo => campo.trim())
  const falla = faltaDeCampos(nombre, usados, Object.keys(campos))
  if (falla) throw new FallaDePlantilla(falla)
  const callados = Object.keys(campos).filter(campo => isNil(campos[campo]))
  if (callados.length)
    throw new FallaDePlantilla(
      `A la «${nombre}» le ${callados.length > 1 ? 'faltan' : 'falta'} ${dichos(callados, 'el dato', 'los datos')}`,
    )
  documento.render(campos)
  return documento.getZip().generate({ type: 'arraybuffer', compression: 'DEFLATE' })
}

const abierta = (plantilla: ArrayBuffer | Uint8Array, nombre: string, inspector: InspectModule) => {
  const zip = comprimida(plantilla, nombre)
  try {
    return new Docxtemplater(zip, { linebreaks: true, errorLogging: false, modules: [inspector] })
  } catch (error) {
    throw new FallaDePlantilla(`En la plantilla de «${nombre}» hay un campo mal escrito: ${malEscritos(error)}`)
  }
}

const comprimida = (plantilla: ArrayBuffer | Uint8Array, nombre: string) => {
  try {
    return new PizZip(plantilla)
  } catch {
    throw new FallaDePlantilla(`La plantilla de «${nombre}» no es un documento de Word`)
  }
}

const faltaDeCampos = (nombre: string, usados: readonly string[], campos: readonly string[]) => {
  const ajenos = usados.filter(campo => !campos.includes(campo))
  const ausentes = campos.filter(campo => !usados.includes(campo))
  if (ajenos.length)
    return `La plantilla de «${nombre}» pide ${dichos(ajenos, 'el campo', 'los campos')}, que no ${ajenos.length > 1 ? 'existen' : 'existe'}${ausentes.length ? `; le ${ausentes.length > 1 ? 'faltan' : 'falta'} ${enLista(ausentes.map(entre))}` : ''}`
  return ausentes.length
    ? `A la plantilla de «${nombre}» le ${ausentes.length > 1 ? 'faltan' : 'falta'} ${dichos(ausentes, 'el campo', 'los campos')}`
    : undefined
}

const dichos = (campos: readonly string[], uno: string, varios: string) =>
  `${campos.length > 1 ? varios : uno} ${enLista(campos.map(entre))}`

const entre = (campo: string) => `{${campo}}`

/** Error of the library: of a whole template, with those of its tags, or of one tag. */
type ErrorDePlantilla = { properties?: { errors?: readonly unknown[]; xtag?: unknown } }

const etiquetaDe = (error: unknown): string => {
  const { properties }: ErrorDePlantilla = Object(error)
  return String(properties?.xtag ?? '')
}

/** Returns the tags that the library could not read, as a list in words. */
const malEscritos = (error: unknown): string => {
  const { properties = {} }: ErrorDePlantilla = Object(error)
  const campos = (properties.errors ?? [error]).map(etiquetaDe).filter(Boolean)
  return enLista(
    campos.length ? [...new Set(campos.map(campo => `{${campo.replaceAll(/[{}]/g, '')}`))] : ['no se pudo leer'],
  )
}
