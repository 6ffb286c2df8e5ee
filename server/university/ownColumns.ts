import { integer } from 'drizzle-orm/pg-core'
import { colonias } from '../codigosPostales/tables.ts'
import type { OwnColumns } from '../db/outsideReferences.ts'

/** Columns of the university's own kinds. An address stores its colonia; the postal code, the municipio and the estado follow from it. */
export const ownColumns = {
  colonia: { column: (name: string) => integer(name), pointsAt: () => colonias.id_colonia },
  postalCode: null,
  place: null,
} satisfies OwnColumns
