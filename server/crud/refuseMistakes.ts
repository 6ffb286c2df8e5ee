import { checkDeclarations } from '../../src/schema/check/checkDeclarations.ts'
import type { Names } from '../../src/schema/check/context.ts'
import { house } from '../../src/schema/house.ts'
import { callPattern } from './callPattern.ts'
import { endpoints } from './endpoints.ts'
import { roomFaults } from './roomFaults.ts'
import { serverHouse } from './serverHouse.ts'
import { StartRefusal } from '../process/StartRefusal.ts'

/** Refuses to start on declarations that name what does not exist, and on hand-made calls that lack a session or role or hide declared ones. Judges a house once, however many apps it opens. */
export const refuseMistakes = () => {
  const [first, second] = [house(), serverHouse()]
  if (judged?.[0] === first && judged[1] === second) return
  const mistakes = checkDeclarations(first.resources, names())
  if (mistakes.length) throw new StartRefusal(['Las declaraciones dicen lo que no hay:', ...mistakes].join('\n  '))
  const faults = roomFaults(second, endpoints().routes)
  if (faults.length) throw new StartRefusal(['Las llamadas hechas a mano no están bien:', ...faults].join('\n  '))
  judged = [first, second]
}

let judged: readonly [ReturnType<typeof house>, ReturnType<typeof serverHouse>] | undefined

/** Returns the names that the house knows beside its declarations. */
export const names = (): Names => {
  const { roles, icons, lookups, screens, home, profile, menu, checks } = house()
  const {
    formParts,
    advisors,
    bulkHandlers,
    guards,
    stepRooms,
    sheets,
    caseCalls,
    scopes,
    recordParts,
    partParams,
    rooms,
    accounts,
    files,
    notices,
  } = serverHouse()
  return {
    roles,
    icons,
    formParts: Object.keys(formParts),
    bulkHandlers: Object.keys(bulkHandlers),
    guards: Object.keys(guards),
    advisors,
    stepRooms: Object.keys(stepRooms),
    sheets: Object.keys(sheets),
    caseCalls: Object.keys(caseCalls),
    lookups: Object.keys(lookups),
    scopes,
    recordParts: { ...Object.fromEntries(Object.keys(recordParts).map(part => [part, []])), ...partParams },
    calls: [...new Set(rooms.flatMap(({ routes }) => routes.map(callPattern)))],
    screens,
    home,
    profile,
    menu,
    accounts: accounts !== undefined,
    files: files !== undefined,
    notices: notices !== undefined,
    checks,
  }
}
