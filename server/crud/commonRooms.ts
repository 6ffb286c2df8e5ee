import type { Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { advice } from './advice/endpoints.ts'
import type { ApiCall } from './apiCall.ts'
import { bulkCalls } from './bulk/bulkCalls.ts'
import { bulk } from './bulk/endpoints.ts'
import { casos } from './casos/endpoints.ts'
import { exports } from './export/exports.ts'
import { busqueda } from './find/busqueda.ts'
import { searchCalls } from './find/searchCalls.ts'
import { history } from './history/endpoints.ts'
import { historyCalls } from './history/historyCalls.ts'
import { imports } from './import/endpoints.ts'
import { importCalls } from './import/importCalls.ts'
import { noticeCalls } from './notices/noticeCalls.ts'
import { notices } from './notices/endpoints.ts'
import { pendientes, pendientesCalls } from './pendientes.ts'
import { personal } from './personal/endpoints.ts'
import { personalCalls } from './personal/personalCalls.ts'

/** Rooms of the generator beside doors and writes, in the order of the API document: what each mounts, and how it describes those of its calls that no resource declares. */
export const commonRooms: readonly { mount: () => Hono<AppEnv>; calls?: () => readonly ApiCall[] }[] = [
  { mount: busqueda, calls: searchCalls },
  { mount: pendientes, calls: pendientesCalls },
  { mount: history, calls: historyCalls },
  { mount: notices, calls: noticeCalls },
  { mount: personal, calls: personalCalls },
  { mount: bulk, calls: bulkCalls },
  { mount: imports, calls: importCalls },
  { mount: exports },
  { mount: advice },
  { mount: casos },
]
