import { eq, getTableColumns } from 'drizzle-orm'
import { ordenEspanol } from '../../src/language/texto.ts'
import type { Queryable } from '../db/queryable.ts'
import { estados } from '../datosGenerales/tables.ts'
import { colonias, municipios } from './tables.ts'

type Lugar = {
  estado: { nombre: string }
  municipio: { nombre: string }
  colonias: { id_colonia: number; nombre: string }[]
}

/** Returns the estado, the municipio and the colonias of a postal code, these in Spanish order; undefined when it has no colonias. */
export const lugarDeCodigoPostal = async (db: Queryable, codigoPostal: string): Promise<Lugar | undefined> => {
  const filas = await db
    .select({ ...getTableColumns(colonias), municipio: municipios.nombre, estado: estados.nombre })
    .from(colonias)
    .innerJoin(municipios, eq(municipios.id_municipio, colonias.id_municipio))
    .innerJoin(estados, eq(estados.id, municipios.id_estado))
    .where(eq(colonias.codigo_postal, codigoPostal))
    .orderBy(colonias.id_colonia)
  const [primera] = filas
  return (
    primera && {
      estado: { nombre: primera.estado },
      municipio: { nombre: primera.municipio },
      colonias: distinguidas(filas),
    }
  )
}

type Fila = Pick<typeof colonias.$inferSelect, 'id_colonia' | 'asentamiento' | 'nombre' | 'tipo'>

/** Names the colonias: those that share a name show their type too, and their number when they share both, as «San Sebastián» in 69800 does. */
const distinguidas = (filas: Fila[]) => {
  const sola = (fila: Fila) => (forma: Forma) => filas.every(otra => otra === fila || forma(otra) !== forma(fila))
  return filas
    .map(fila => ({ id_colonia: fila.id_colonia, nombre: (formas.find(sola(fila)) ?? completa)(fila) }))
    .sort((una, otra) => ordenEspanol(una.nombre, otra.nombre))
}

type Forma = (fila: Fila) => string
const completa: Forma = ({ nombre, tipo, asentamiento }) => `${nombre} (${tipo} ${asentamiento})`
const formas: readonly Forma[] = [({ nombre }) => nombre, ({ nombre, tipo }) => `${nombre} (${tipo})`]
