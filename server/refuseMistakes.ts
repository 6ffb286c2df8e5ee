import { roles } from '../src/domain/roles.ts'
import { iconos } from '../src/resources/iconos.ts'
import { resources } from '../src/resources/index.ts'
import { ordenDelMenu, pantallas } from '../src/resources/pantallas.ts'
import { checkDeclarations } from '../src/schema/check/checkDeclarations.ts'
import type { Names } from '../src/schema/check/context.ts'
import { lookups } from '../src/resources/lookups.ts'
import { formParts } from './custom/formParts.ts'
import { guards } from './custom/guards.ts'
import { partParams, recordParts } from './custom/recordParts.ts'
import { scopes } from './custom/scopes.ts'
import { FallaDeArranque } from './fallaDeArranque.ts'
import { rooms } from './rooms.ts'

/** Refuses to start on declarations that name what is not there: a sentence for each name. */
export const refuseMistakes = () => {
  const mistakes = checkDeclarations(resources, names)
  if (mistakes.length) throw new FallaDeArranque(['Las declaraciones dicen lo que no hay:', ...mistakes].join('\n  '))
}

/** What this installation knows by name beside its declarations. */
export const names: Names = {
  roles,
  icons: iconos,
  formParts: Object.keys(formParts),
  guards: Object.keys(guards),
  lookups: Object.keys(lookups),
  scopes,
  recordParts: { ...Object.fromEntries(Object.keys(recordParts).map(part => [part, []])), ...partParams },
  calls: [...new Set(rooms.flatMap(({ routes }) => routes.map(callOf)))],
  screens: pantallas,
  menu: ordenDelMenu,
  campus: 'cucs',
}

/** `GET estudiantes/{}/certificado`: a call whatever its parameters are called. */
function callOf({ method, path }: { method: string; path: string }) {
  return `${method} ${path.replace(/^\//, '').replaceAll(/:\w+(\{[^}]*\})?\??/g, '{}')}`
}
