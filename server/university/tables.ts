import '../../src/university.ts'
import { resources, type ResourceName } from '../../src/resources/index.ts'
import { usuarios } from '../auth/tables.ts'
import type { TableOf } from '../db/tableOf.ts'
import type { OutsideReferences } from '../db/outsideReferences.ts'
import { tablesOf } from '../db/tablesOf.ts'
import { porHuella } from '../custom/personas/porHuella.ts'
import { ownColumns } from './ownColumns.ts'
import { lookupTables } from './lookups.ts'

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
