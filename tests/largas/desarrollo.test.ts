import { execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { puertoLibre } from '../harness/proceso.ts'
import { contrasena, correoDe, reparto } from '../harness/reparto.ts'

/** `npm run dev` in a copy of the project, whose declarations change while it serves. */
let copia = ''
let port = 0
let token = ''
let base: Awaited<ReturnType<typeof baseDePrueba>>
let dev: ReturnType<typeof desarrollo>
beforeAll(async () => {
  copia = await mkdtemp(join(tmpdir(), 'cuc-desarrollo-'))
  ;[base, port] = await Promise.all([baseDePrueba(), puertoLibre()])
  for (const parte of [
    'src',
    'server',
    'scripts',
    'public',
    'index.html',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    '.oxfmtrc.json',
    'docs/manual',
  ])
    await cp(parte, join(copia, parte), { recursive: true })
  await symlink(resolve('node_modules'), join(copia, 'node_modules'), 'junction')
  await reparto(base.db)
  dev = desarrollo()
  await dev.dice('Listo, en desarrollo')
  const { data } = await pedir('login', { email: correoDe('coordinador'), password: contrasena })
  token = data.token
}, 120_000)
afterAll(async () => {
  dev.child.kill('SIGTERM')
  await dev.salida
  await base.cerrar()
  await rm(copia, { recursive: true, force: true })
})

const entorno = () => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !name.startsWith('VITEST') && !['NODE_OPTIONS', 'NODE_ENV'].includes(name),
    ),
  ),
  PORT: String(port),
  DATA_DIR: join(copia, 'data'),
  DATABASE_URL: base.url,
})
const desarrollo = () => {
  const child = spawn(process.execPath, ['scripts/dev.mjs', '--vacio'], { cwd: copia, env: entorno() })
  const estado = { dicho: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', trozo => (estado.dicho += trozo))
  const salida = new Promise<number | null>(listo => child.once('close', listo))
  const dice = (texto: string) => vi.waitFor(() => expect(estado.dicho).toContain(texto), { timeout: 60_000 })
  return { child, estado, salida, dice }
}
const comando = (...args: string[]) =>
  new Promise<string>(listo =>
    execFile(process.execPath, args, { cwd: copia, env: entorno() }, (_, dicho, mal) => listo(`${dicho}${mal}`)),
  )
const pedir = async (ruta: string, cuerpo?: object) => {
  const respuesta = await fetch(`http://localhost:${port}/api/${ruta}`, {
    method: cuerpo ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(cuerpo && { body: JSON.stringify(cuerpo) }),
  })
  const { message, data } = await respuesta.json()
  return { status: respuesta.status, message, data }
}
/** Waits until the list answers this, that is until the change was noticed. */
const contesta = (esperado: object, ruta = 'materias') =>
  vi.waitFor(async () => expect(await pedir(ruta)).toMatchObject(esperado), { timeout: 60_000 })
const declarar = async (de: string, a: string) => {
  const archivo = join(copia, 'src/resources/materias.ts')
  const texto = await readFile(archivo, 'utf8')
  expect(texto).toContain(de)
  await writeFile(archivo, texto.replace(de, a))
}

const campo = "    horas: integer({ label: 'Horas' }),\n"

test('a field without its migration: the terminal and the refused call name the command, other calls go on', async () => {
  await declarar('import { decimal,', 'import { integer, decimal,')
  await declarar('    creditos: decimal', `${campo}    creditos: decimal`)
  await dev.dice('ALTER TABLE "materias" ADD COLUMN "horas"')
  await dev.dice('Ejecute: npm run db:migration -- nombre')
  expect(await pedir('materias')).toEqual({
    status: 503,
    message:
      'Las declaraciones cambiaron y la base de datos aún no las sigue. Ejecute: npm run db:migration -- nombre (se aplica en cuanto se escribe).',
    data: undefined,
  })
  expect(await pedir('periodos')).toMatchObject({ status: 200 })
})

test('a start reports it at once, though nothing is saved afterwards', async () => {
  dev.child.kill('SIGTERM')
  await dev.salida
  dev = desarrollo()
  await dev.dice('ALTER TABLE "materias" ADD COLUMN "horas"')
  expect(dev.estado.dicho).toContain('Ejecute: npm run db:migration -- nombre')
})

test('the command writes it and it is applied at once; what any start checks agrees', async () => {
  expect(await comando('scripts/migration.mjs', 'horas')).toContain('_horas.sql')
  await dev.dice('Se aplicó la migración nueva.')
  expect(await pedir('materias', { clave_materia: 'H1', nombre: 'Horario', creditos: 5, horas: 3 })).toMatchObject({
    status: 201,
    data: { horas: 3 },
  })
  expect(await comando('scripts/migration.mjs', '--check', '--base', base.url)).toContain(
    'La base de datos coincide con las migraciones.',
  )
})

test('a change that would lose data is asked by the command and carried out by nobody', async () => {
  await declarar(campo, '')
  await dev.dice('--destruir materias.horas')
  expect(await pedir('materias')).toMatchObject({ status: 200 })
  await declarar('    creditos: decimal', `${campo}    creditos: decimal`)
  await contesta({ data: [expect.objectContaining({ horas: 3 })] })
})

test('a name that is none and a source that cannot be read are a sentence, and mended without a start', async () => {
  await declarar("columns: ['clave_materia',", "columns: ['clave_materias',")
  await dev.dice('¿Quiso decir «clave_materia»?')
  expect(await pedir('materias')).toMatchObject({ status: 500, message: expect.stringContaining('«clave_materias»') })
  await declarar("columns: ['clave_materias',", "columns: ['clave_materia' 'nombre',")
  await dev.dice('El código del servidor no se puede usar')
  expect(await pedir('materias')).toMatchObject({
    status: 500,
    message: expect.stringContaining('El código del servidor no se puede usar'),
  })
  await declarar("columns: ['clave_materia' 'nombre',", "columns: ['clave_materia',")
  await contesta({ status: 200 })
})

test('npm run entidad writes a declaration, its word in the registry and its migration: it compiles, and is served at once', async () => {
  const dicho = await comando('scripts/entidad.mjs', 'becas')
  expect(dicho).toContain('_becas.sql')
  expect(dicho).toContain('1. Escriba sus campos en src/resources/becas.ts')
  expect(await readFile(join(copia, 'src/resources/becas.ts'), 'utf8')).toContain(
    "label: { one: 'Beca', many: 'Becas', feminine: true }",
  )
  expect(await readFile(join(copia, 'src/resources/index.ts'), 'utf8')).toMatch(
    /from '.\/becas.ts'[\s\S]*\n {2}becas,\n\}\)/,
  )
  expect(await comando('node_modules/typescript/bin/tsc', '--noEmit')).toBe('')
  await contesta({ status: 200 }, 'becas')
  expect(await pedir('becas', { clave: 'B1', nombre: 'Alimentaria' })).toMatchObject({
    status: 201,
    message: 'Beca registrada correctamente',
  })
  expect(await comando('scripts/entidad.mjs', 'becas')).toBe('Ya existe src/resources/becas.ts.\n')
  expect(await comando('scripts/entidad.mjs', 'Becas Nuevas')).toContain('Uso: npm run entidad -- becas')
})
