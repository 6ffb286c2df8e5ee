import * as z from 'zod'
import { enCifras } from '../../../src/language/enCifras.ts'
import type { Door } from '../../../src/schema/resource.ts'
import { mostRows } from './mostRows.ts'

/** Returns the schema of a door's query, in the dialect of ra-data-simple-rest: JSON under each name. A door of one record takes only `range`, `sort` and `filter`. */
export const doorQuery = ({ single }: Door): z.ZodObject => (single ? listQuery.pick(narrowing) : listQuery)

const narrowing = { range: true, sort: true, filter: true } as const

/** `aparte` lets a page come without a total that takes long to count; `solo` asks for the total instead of the rows. */
export const countMode = z.enum(['aparte', 'solo'])

const listQuery = z.object({
  range: z
    .string()
    .optional()
    .describe(`Desde y hasta qué renglón, como [0,24]; sin él, todos. Son ${enCifras(mostRows)} a lo más`),
  sort: z.string().optional().describe('Por qué campo y en qué orden, como ["nombre","ASC"]'),
  filter: z.string().optional().describe('Lo que deben cumplir, como {"q":"texto","campo":"valor","id":["llave"]}'),
  formato: z.enum(['csv', 'xlsx']).optional().describe('Como archivo, en lugar de JSON'),
  columnas: z.string().optional().describe('Los campos del archivo, separados por comas, como clave,nombre'),
  conteo: countMode
    .optional()
    .describe(
      'aparte: la página puede venir sin el total (Content-Range con *) si contarlo tarda; solo: el total, en lugar de los renglones',
    ),
  vistas: z.string().optional().describe('Como 1: cuántos renglones tiene cada vista, en lugar de los renglones'),
  por: z
    .string()
    .optional()
    .describe('Cuántos renglones hay por estos campos, separados por comas, en lugar de los renglones'),
  parecido: z
    .string()
    .optional()
    .describe('Como 1: lo más parecido a lo que se busca y no se encontró, en lugar de los renglones'),
  exportar: z.string().optional().describe('Como csv: se lee para hacer un archivo, y así queda en la bitácora'),
})
