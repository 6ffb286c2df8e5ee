import { sql } from 'drizzle-orm'
import { index, type PgColumn } from 'drizzle-orm/pg-core'

/** Returns the index of the people of a table by birth date and `huella_de_nombre` (`huella.sql`); with `mas` it holds all that is asked of them, so that no row is read for it. */
export const porHuella =
  (tabla: string, ...mas: readonly string[]) =>
  (column: (name: string) => PgColumn) => {
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
