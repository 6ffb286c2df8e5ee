import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** The worked example of README.md, followed word by word in a copy of the project, and a harder one. */
let copia = ''
beforeAll(async () => {
  copia = await mkdtemp(join(tmpdir(), 'cuc-ejemplo-'))
  for (const parte of [
    'src',
    'server',
    'scripts',
    'tests/harness',
    'tests/api/servidor.ts',
    'tests/admin',
    'tests/crud',
    'tests/bench',
    'tests/idempotency/repeticiones.test.ts',
    'tests/ejemplo/aulas',
    'tests/ejemplo/becas',
    'public',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'vitest.config.ts',
    '.oxlintrc.json',
  ]) {
    await cp(parte, join(copia, parte), { recursive: true })
  }
  await symlink(resolve('node_modules'), join(copia, 'node_modules'), 'junction')
  for (const prueba of await readdir(join(copia, 'tests/ejemplo/aulas')))
    await rename(
      join(copia, 'tests/ejemplo/aulas', prueba),
      join(copia, 'tests/ejemplo/aulas', prueba.replace(/\.(tsx?)$/, '.test.$1')),
    )
  await writeFile(join(copia, 'src/resources/aulas.ts'), await declaracion())
  const becas = await readFile('tests/ejemplo/becas/declaracion.ts', 'utf8')
  await writeFile(join(copia, 'src/resources/becas.ts'), becas.replaceAll('../../../src/', '../'))
  await writeFile(
    join(copia, 'tsconfig.json'),
    (await readFile('tsconfig.json', 'utf8')).replace(/"include": \[.*\]/, '"include": ["src", "server"]'),
  )
  await registrada()
})
afterAll(() => rm(copia, { recursive: true, force: true }))

const declaracion = async () =>
  /<!-- aulas\.ts -->\s*```ts\n([\s\S]*?)```/.exec(await readFile('README.md', 'utf8'))?.[1] ?? ''

/** Adds each entity's word to the registry, with its import. */
const registrada = async () => {
  const archivo = join(copia, 'src/resources/index.ts')
  const registro = await readFile(archivo, 'utf8')
  await writeFile(
    archivo,
    `import { aulas } from './aulas.ts'\nimport { becas } from './becas.ts'\n${registro.replace('defineResources({\n', 'defineResources({\n  aulas,\n  becas,\n')}`,
  )
}

/** Runs a program of the project in the copy, as a person would. */
const correr = (...args: string[]) =>
  new Promise<{ code: number; dicho: string }>(done => {
    const env = Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !name.startsWith('VITEST') && !['NODE_OPTIONS', 'LARGAS'].includes(name),
      ),
    )
    execFile(process.execPath, args, { cwd: copia, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      done({ code: error ? 1 : 0, dicho: `${stdout}${stderr}` }),
    )
  })

const paciencia = 180_000

it('the declaration is 15 to 40 lines', async () => {
  const lineas = (await declaracion()).trim().split('\n').length
  expect(lineas).toBeGreaterThanOrEqual(15)
  expect(lineas).toBeLessThanOrEqual(40)
})

it(
  'compiles and passes the lint',
  async () => {
    expect(await correr('node_modules/typescript/bin/tsc', '--noEmit')).toEqual({ code: 0, dicho: '' })
    expect(await correr('node_modules/oxlint/bin/oxlint', '--quiet', 'src/resources')).toMatchObject({ code: 0 })
  },
  paciencia,
)

it('filters, two views and a bulk action of the example are six lines', async () => {
  const lineas = (await declaracion()).split('\n')
  const dentro = (desde: RegExp, hasta: RegExp) => {
    const primera = lineas.findIndex(linea => desde.test(linea))
    return lineas.slice(primera).findIndex(linea => hasta.test(linea)) + 1
  }
  expect([dentro(/^ {2}filters:/, /\],$/), dentro(/^ {2}views:/, /^ {2}\},$/), dentro(/^ {2}bulk:/, /\},$/)]).toEqual([
    1, 4, 1,
  ])
})

/** Lines of the example, and a mistyped form of each. */
const malas: readonly (readonly [string, string])[] = [
  ["filters: ['tipo'", "filters: ['tipoo'"],
  ['capacidad_gte: 40', 'capacidad_mas: 40'],
  ['filter: { activa: false }', "filter: { activa: 'no' }"],
  ['set: { activa: false }', 'set: { cerrada: true }'],
  ['when: { activa: true }', 'when: { activo: true }'],
  ["roles: ['coordinador'] } }", "roles: ['cordinador'] } }"],
]

it(
  'a mistake in any of them does not compile, or does not start',
  async () => {
    const archivo = join(copia, 'src/resources/aulas.ts')
    const bien = await declaracion()
    const lugar = (cual: number) => join(copia, `src/resources/mal${cual}.ts`)
    for (const [cual, [dice, dijo]] of malas.entries()) {
      expect(bien).toContain(dice)
      await writeFile(lugar(cual), bien.replace(dice, dijo))
    }
    const { dicho } = await correr('node_modules/typescript/bin/tsc', '--noEmit')
    await Promise.all(malas.map((_, cual) => rm(lugar(cual))))
    const pasan: string[] = []
    for (const [cual, [dice, dijo]] of malas.entries()) {
      if (dicho.includes(`mal${cual}.ts`)) continue
      await writeFile(archivo, bien.replace(dice, dijo))
      if ((await correr('scripts/migration.mjs', '--check')).dicho.includes('CREATE TABLE')) pasan.push(dijo)
    }
    await writeFile(archivo, bien)
    expect(pasan).toEqual([])
  },
  paciencia,
)

it(
  'their tables become a migration',
  async () => {
    expect(await correr('scripts/migration.mjs', '--check')).toMatchObject({
      code: 1,
      dicho: expect.stringContaining('CREATE TABLE "aulas"'),
    })
    expect((await correr('scripts/migration.mjs', 'aulas')).code).toBe(0)
    const archivo = (await readdir(join(copia, 'server/db/migrations'))).find(each => each.endsWith('_aulas.sql')) ?? ''
    const sql = await readFile(join(copia, 'server/db/migrations', archivo), 'utf8')
    for (const parte of [
      '"clave" text COLLATE "es_natural" PRIMARY KEY',
      'char_length("clave") = 10',
      '"capacidad" between 1 and 500',
      `"tipo" in ('Salón', 'Laboratorio', 'Taller')`,
      '"activa" boolean DEFAULT true NOT NULL',
      'FOREIGN KEY ("clave_cuc") REFERENCES "public"."cucs"',
      'gin_trgm_ops',
    ]) {
      expect(sql).toContain(parte)
    }
    expect(await correr('scripts/migration.mjs', '--check')).toMatchObject({ code: 0 })
  },
  paciencia,
)

it(
  'an unknown name stops the migration and the start, in a sentence with its place and the probable name',
  async () => {
    const archivo = join(copia, 'src/resources/becas.ts')
    const bien = await readFile(archivo, 'utf8')
    await writeFile(archivo, bien.replace("{ list: 'deMiCuc', where", "{ list: 'deMiCuuc', where"))
    const falta = 'becas.matricula.offer.list: «deMiCuuc» no es una puerta de estudiantes. ¿Quiso decir «deMiCuc»?'
    expect(await correr('scripts/migration.mjs', '--check')).toMatchObject({
      code: 1,
      dicho: expect.stringContaining(falta),
    })
    const arranque = "(await import('vite')).runnerImport('./server/main.ts', { logLevel: 'error' })"
    const { code, dicho } = await correr('--input-type=module', '-e', arranque)
    expect([code, dicho]).toEqual([1, `\nLas declaraciones dicen lo que no hay:\n  ${falta}\n`])
    await writeFile(archivo, bien)
  },
  paciencia,
)

/** Runs tests of the copy. Returns the names of those that passed. */
const probar = async (...args: string[]) => {
  const { code, dicho } = await correr(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...args,
    '--reporter=tap-flat',
    '--testTimeout=60000',
  )
  expect(dicho.match(/^not ok .*/gm)).toBeNull()
  if (code !== 0) throw new Error(dicho)
  return (dicho.match(/^ok (?!.*# SKIP).*/gm) ?? []).map(linea => linea.replaceAll("'", ''))
}

it(
  'everything else is there: endpoints, screen, validation on both sides, menu',
  async () => expect((await probar('tests/ejemplo/aulas')).length).toBeGreaterThanOrEqual(14),
  paciencia,
)

it(
  'the generic tests cover these two entities, without any test written for them',
  async () => {
    const hechas = await probar(
      'tests/crud',
      'tests/idempotency/repeticiones',
      'tests/admin/registro',
      '-t',
      'aulas|becas',
    )
    for (const cada of [
      /acceso.*escolar adds, changes and deletes one of becas/,
      /acceso.*coordinador adds, changes and deletes one of aulas/,
      /acceso.*facilitador: PUT becas/,
      /puertas.*places.*estudiantes\/\{matricula\}\/becas/,
      /puertas.*own rows.*escolar: cuc\/becas/,
      /listas.*cuc\/becas sorts by matricula/,
      /propiedades.*create becas/,
      /propiedades.*GET aulas/,
      /repeticiones.*becas.*is one record/,
      /registro.*becas.*Agregar/,
      /registro.*aulas.*Editar and Eliminar/,
    ])
      expect(hechas).toEqual(expect.arrayContaining([expect.stringMatching(cada)]))
  },
  paciencia,
)
