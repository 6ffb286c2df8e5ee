import { sql } from 'drizzle-orm'
import { index, integer, type PgColumn } from 'drizzle-orm/pg-core'
import '../../src/university.ts'
import { resources, type ResourceName } from '../../src/resources/index.ts'
import { usuarios } from '../auth/tables.ts'
import { colonias } from '../codigosPostales/tables.ts'
import type { TableOf } from '../db/tableOf.ts'
import type { OutsideReferences, OwnColumns } from '../db/outsideReferences.ts'
import { tablesOf } from '../db/tablesOf.ts'
import { lookupTables } from '../datosGenerales/tables.ts'

/** Columns of the university's own kinds. An address stores its colonia; the postal code, the municipio and the estado follow from it. */
const ownColumns = {
  colonia: { column: (name: string) => integer(name), pointsAt: () => colonias.id_colonia },
  postalCode: null,
  place: null,
} satisfies OwnColumns

type Tables = { [N in ResourceName]: TableOf<(typeof resources)[N], typeof ownColumns> }

/** References of the tables of this university's resources to what is outside. */
export const outsideReferences: OutsideReferences = {
  account: () => usuarios.id,
  lookups: lookupTables,
  kinds: ownColumns,
  indexes: {
    estudiantes: porHuella('estudiantes', 'continua', 'matricula'),
    facilitadores: porHuella('facilitadores', 'matricula'),
  },
}

/** Table of every resource, by the resource's name, with its fields as columns. */
export const tables = tablesOf(Object.values(resources), outsideReferences) as unknown as Tables

/** Returns the index of the people of a table by birth date and `huella_de_nombre` (`huella.sql`); with `mas` it holds all that is asked of them, so that no row is read for it. */
function porHuella(tabla: string, ...mas: readonly string[]) {
  return (column: (name: string) => PgColumn) => {
    const nombre = ['nombre', 'apellidopaterno', 'apellidomaterno'].map(column)
    return [
      index(`${tabla}_por_huella`).on(
        column('fecha_nacimiento'),
        sql`public.huella_de_nombre(${sql.join(nombre, sql`, `)})`,
        ...nombre,
        ...mas.map(column),
      ),
    ]
  }
}
