import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { resources } from '../../src/resources/index.ts'
import { kinds } from '../../src/resources/postal.ts'
import { lookups } from '../../src/resources/lookups.ts'
import { userData } from '../../src/schema/account/userData.ts'
import { roles } from '../../src/domain/roles.ts'
import { universidad } from '../../src/domain/universidad.ts'

/** The rooms of the generator, which another kind of house would use unchanged. */
const generator = [
  'src/schema',
  'src/language',
  'src/admin',
  'src/dataProvider',
  'src/api',
  'server/crud',
  'server/db',
  'server/http',
  'server/idempotency',
  'server/log',
  'server/openapi',
  'server/process',
  'server/tracing',
]

/** The rooms of this university. */
const university =
  /^(src\/(resources|domain|custom|pdf|docx|landing|university)|tests\/harness|server\/(custom|university|auth|academico|codigosPostales|firmas|seed|ajustes|cli|mail|datosGenerales|installation))/

const filesIn = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path))
    .map(path => join(room, path))

/** Returns the files that a file imports, including for types. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, path = '']) => normalize(join(dirname(file), path)))
    .filter(path => /\.tsx?$/.test(path) && existsSync(path))

/** Returns the last step of every path of imports from these files into the university. */
function arrowsFrom(files: readonly string[]): string[] {
  const seen = new Set<string>()
  const arrows: string[] = []
  const follow = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const next of importsOf(file)) {
      if (university.test(next)) arrows.push(`${file} → ${next}`)
      else follow(next)
    }
  }
  files.forEach(follow)
  return arrows
}

test.each([...generator, 'server/createApp.ts', 'tests/otraCasa'])('no way leads from %s to the university', room => {
  const files = room.endsWith('.ts') ? [room] : filesIn(room)
  expect(files.length).toBeGreaterThan(0)
  expect(arrowsFrom(files)).toEqual([])
})

/** Words of this university that no code of the generator may contain: its entities, lists, kinds of field, roles and time zone, and its data about a person. */
const words = [
  ...Object.keys(resources),
  ...Object.keys(lookups),
  ...Object.keys(kinds).filter(kind => kind !== 'place'),
  ...userData().texts,
  ...roles,
  universidad.zonaHoraria,
  'clavecuc',
  'cucs?',
  'estudiante',
  'facilitador',
  'kardex',
  'calificacion(es)?',
  'apellido\\w*',
]
/** Exceptions: names that installed databases have, the setting in which their history finds its batch, and the word `programas` in the reference of the API, which means computer programs. */
const installed = /server\/db\/(migrations|embedded)\//
const calledSo = /cuc\.lote|programas(?= es <a)/g

test.each(generator)('no word of the university is said in %s', room => {
  const said = new RegExp(`(?<![\\w./-])(${words.join('|')})(?![\\w/-])`, 'g')
  const found = filesIn(room)
    .filter(file => !installed.test(file))
    .flatMap(file => {
      const code = readFileSync(file, 'utf8')
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
        .replace(calledSo, '')
      return [...code.matchAll(said)].map(([word]) => `${file}: ${word}`)
    })
  expect(found).toEqual([])
})

test.each(generator.filter(room => room.startsWith('server/')))(
  'no colour of the university is painted in %s',
  room => {
    const found = filesIn(room).flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/#([\da-f]{2})([\da-f]{2})([\da-f]{2})\b/gi)]
        .filter(([, red, green, blue]) => red !== green || green !== blue)
        .map(([colour]) => `${file}: ${colour}`),
    )
    expect(found).toEqual([])
  },
)

test('a database is brought forward in one way, which judges what came of it', () => {
  const alone = [...filesIn('server'), ...filesIn('scripts')].filter(file =>
    importsOf(file).includes('server/db/migrate.ts'),
  )
  expect(alone).toEqual(['server/upgrade/bringForward.ts'])
})

/** Rooms of the server in their order. `tables` are the declared tables of every room but `crud`, which refer to each other. */
const order = [
  'process',
  'db',
  'http',
  'log',
  'tables',
  'idempotency',
  'files',
  'crud',
  'openapi',
  'tracing',
  'createApp.ts',
  'mail',
  'auth',
  'datosGenerales',
  'codigosPostales',
  'academico',
  'firmas',
  'custom',
  'ajustes',
  'backup',
  'estado',
  'university',
  'universityServer.ts',
  'upgrade',
  'seed',
  'installation',
  'main.ts',
  'diagnosis',
  'cli',
]

/** Returns the room of a file of the server, as `order` names it. */
const roomOf = (file: string) => {
  const [, room = ''] = file.split('/')
  return room !== 'crud' && file.endsWith('/tables.ts') ? 'tables' : room
}

/** Environment of every call, which knows of other rooms only the types. */
const environment = 'server/context.ts'

test('a room of the server imports only rooms before it', () => {
  const files = filesIn('server').filter(file => file !== environment)
  expect(new Set(files.map(roomOf))).toEqual(new Set(order))
  const backwards = files.flatMap(file =>
    importsOf(file)
      .filter(next => next.startsWith('server/') && next !== environment)
      .filter(next => order.indexOf(roomOf(next)) > order.indexOf(roomOf(file)))
      .map(next => `${file} → ${next}`),
  )
  expect(backwards).toEqual([])
  expect(readFileSync(environment, 'utf8')).not.toMatch(/^import (?!type )/m)
})

test('the compositions do lead there', () => {
  expect(arrowsFrom(['server/universityServer.ts']).length).toBeGreaterThan(5)
  expect(arrowsFrom(['src/universityApp.ts']).length).toBeGreaterThan(3)
})
