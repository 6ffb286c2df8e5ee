import '../src/university.ts'
import './university/usuario.ts'
import { servicioSegunEstatus } from './academico/pauseServicios.ts'
import { requireSession } from './auth/sesion.ts'
import { lends } from './auth/sistemas/lends.ts'
import { kinds } from './codigosPostales/kinds.ts'
import { registerServerHouse } from './crud/serverHouse.ts'
import { claseEncargada } from './custom/clases/claseEncargada.ts'
import { ultimaCuenta } from './custom/personas/ultimaCuenta.ts'
import { readmisionDeshecha } from './custom/readmision/readmisionDeshecha.ts'
import { advisors } from './university/advisors.ts'
import { awaiting } from './university/awaiting.ts'
import { bulkHandlers } from './university/bulkHandlers.ts'
import { entries } from './university/entries.ts'
import { formParts } from './university/formParts.ts'
import { guards } from './university/guards.ts'
import { histories } from './university/histories.ts'
import { partParams, recordParts } from './university/recordParts.ts'
import { scopes } from './university/scopes.ts'
import { caseCalls, sheets, stepRooms } from './university/stepRooms.ts'
import { counted, totals } from './university/totals.ts'
import { usos } from './university/usos.ts'
import { calls } from './university/calls/calls.ts'
import { accounts } from './university/accounts.ts'
import { valuesFromAuthor, historyScope, mayLearnOf, pathTo, placeOf } from './academico/belonging.ts'
import { files } from './university/files.ts'
import { lookupTables } from './datosGenerales/tables.ts'
import { notices } from './university/notices.ts'
import { personal } from './university/personal.ts'
import { rooms } from './university/rooms.ts'
import { tables } from './university/tables.ts'

/** Registers this university with the server half of the generator: its composition root. */
registerServerHouse({
  tables,
  lookups: lookupTables,
  kinds,
  scopes,
  guards,
  advisors,
  stepRooms,
  sheets,
  caseCalls,
  recordParts,
  partParams,
  formParts,
  bulkHandlers,
  uses: usos,
  removals: {
    estudiantes: readmisionDeshecha,
    escolares: ultimaCuenta('escolares'),
    consejeros: ultimaCuenta('consejeros'),
  },
  changes: { clases: claseEncargada, estudiantes: servicioSegunEstatus },
  signedIn: requireSession,
  accounts,
  personal,
  notices,
  files,
  assigned: valuesFromAuthor,
  mayLearnOf,
  pathTo,
  awaiting,
  counted,
  totals,
  entries,
  historyScope,
  histories,
  placeOf,
  lends,
  rooms,
  calls,
})

/** The server of this university: the generator's, with its hand-made rooms. */
export { createApp } from './createApp.ts'
