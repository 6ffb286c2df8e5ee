import { eq } from 'drizzle-orm'
import { resources } from '../../src/resources/index.ts'
import type { Queryable } from '../db/queryable.ts'
import { keyValueOf } from '../crud/read/keyValueOf.ts'
import { columnOf } from '../crud/registry.ts'
import type { RequestScope } from '../crud/requestScope.ts'
import type { ServerHouse } from '../crud/serverHouse.ts'
import { notThere } from '../http/notThere.ts'
import { tables } from './tables.ts'

const deQuien = { clave_cuc: 'cucs', clave_programa: 'programas', id_periodo: 'periodos' } as const

/** Refuses (404) a path that names a campus, programme or period that does not exist. */
const existen = async (db: Queryable, { params }: RequestScope) => {
  const nombrados = Object.entries(deQuien).filter(([param]) => params[param] !== undefined)
  const hallados = await Promise.all(
    nombrados.map(([param, nombre]) => {
      const clave = keyValueOf(resources[nombre], params[param])
      return clave === undefined
        ? 0
        : db.$count(tables[nombre], eq(columnOf(tables[nombre], resources[nombre].key), clave))
    }),
  )
  if (hallados.includes(0)) throw notThere()
}

/** Checks of the paths of these doors: campus, programme and period of a report of groups must exist. (B §4, Group reports) */
export const entries: NonNullable<ServerHouse['entries']> = {
  'programas/{clave_programa}/periodos/{id_periodo}/cucs/grupos/validacion': existen,
  'cuc/{clave_cuc}/programa/{clave_programa}/periodo/{id_periodo}/grupos/validacion': existen,
}
