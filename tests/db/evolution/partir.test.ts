import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealNew, writeEmptyMigration } from '../../../scripts/db/writeMigration.ts'
import '../../../server/universityServer.ts'
import { bringForward } from '../../../server/upgrade/bringForward.ts'
import { integer, text } from '../../../src/schema/fields.ts'
import { defineResource } from '../../../src/schema/resource.ts'
import { closeBlank, seeded, today, type Seeded } from './evolve.ts'

let base: Seeded
beforeAll(async () => {
  base = await seeded()
  return () => base.close()
}, 60_000)
afterAll(closeBlank)

/** The entity that the document splits off. Its account has the role that `roles` would gain. */
const tutores = defineResource({
  name: 'tutores',
  label: { one: 'Tutor', many: 'Tutores' },
  key: 'matricula',
  title: 'nombre',
  fields: {
    matricula: text({ label: 'Matrícula', locked: true, required: 'La matrícula es requerida', max: 18 }),
    nombre: text({ label: 'Nombre', required: 'El nombre es requerido', max: 100 }),
    status: integer({ label: 'Estatus', required: true }),
  },
  columns: ['matricula', 'nombre'],
  form: [{ title: '', fields: ['matricula', 'nombre', 'status'] }],
  account: { rol: 'facilitador', status: 'status' },
  lists: { todos: { path: 'tutores', roles: ['coordinador'] } },
  write: {},
})

/** Returns the SQL blocks of a document. */
const sqlOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/```sql\n([\s\S]*?)```/g)].map(([, each = '']) => each)

const keys = async (query: string): Promise<string[]> =>
  (await base.run(query)).rows.flatMap(row => Object.values(row).map(String))

test('the SQL that the document writes moves rows with all that names them', async () => {
  const [moving = ''] = sqlOf('docs/partir.md')
  const [one = '', other = '', stays = ''] = await keys(
    `select matricula from facilitadores f where id_usuario is not null order by (select count(*) from clases c where c.matricula = f.matricula) desc, 1 limit 3`,
  )
  const tag = await base.write({ ...today, tutores })
  const table = join(base.folder, `${tag}.sql`)
  await writeFile(table, `${await readFile(table, 'utf8')}--> statement-breakpoint\n${withRole}\n`)
  await sealNew(base.folder)
  await bringForward(base.db, base.folder)
  const accounts = await keys(
    `select id_usuario from facilitadores where matricula in ('${one}', '${other}') order by 1`,
  )
  await base.run(`insert into avisos (usuario_id, rol, asunto, texto, creado, expira, correo, entidad, clave, direccion)
    values ('${accounts[0]}', 'facilitador', 'Uno', 'Uno', now(), now(), 'ninguno', 'facilitadores', '${one}', '/facilitadores/${one}/show')`)
  const classes = Number(
    await base.one(`select count(*) from clases where matricula in ('${one}', '${other}', '${stays}')`),
  )

  const said = Object.entries({ MATRICULA000000001: one, MATRICULA000000002: other, MATRICULA000000003: stays })
  const moved = await writeEmptyMigration(base.folder, 'mudar')
  await writeFile(
    join(base.folder, `${moved}.sql`),
    said.reduce((text, [example, key]) => text.replaceAll(example, key), moving),
  )
  await sealNew(base.folder)
  await bringForward(base.db, base.folder)

  expect(await keys(`select matricula from facilitadores where matricula in ('${one}', '${other}')`)).toEqual([])
  expect(await keys('select id_usuario from tutores order by 1')).toEqual(accounts)
  expect(await keys('select matricula from tutores order by 1')).toEqual([one, other].toSorted())
  expect(await keys(`select id from usuarios where rol = 'tutor' order by 1`)).toEqual(accounts)
  expect(classes).toBeGreaterThan(0)
  expect(Number(await base.one(`select count(*) from clases where matricula = '${stays}'`))).toBe(classes)
  expect(await keys(`select rol, entidad, direccion from avisos where clave = '${one}' and texto = 'Uno'`)).toEqual([
    'tutor',
    'tutores',
    `/tutores/${one}/show`,
  ])
})

test('the SQL that it writes for a role leaves no active account with it, and no view of its own', async () => {
  const [, deleting = '', closing = ''] = sqlOf('docs/partir.md')
  const accountsAndViewsOf = (rol: string) =>
    keys(
      `select 'cuenta' from usuarios where rol = '${rol}' union all select 'vista' from vistas where circulo = '${rol} SUYO'`,
    )
  for (const rol of ['consejero', 'escolar'])
    await base.run(`insert into vistas (usuario_id, entidad, lista, nombre, estado, compartida, circulo)
      select id, 'grupos', 'todos', 'Mía', '{}', true, '${rol} SUYO' from usuarios where rol = '${rol}' limit 1`)
  expect(await accountsAndViewsOf('consejero')).toContain('vista')
  await expect(base.run(deleting)).rejects.toThrow()
  await base.run('update consejeros set id_usuario = null')
  await base.run(deleting)
  expect(await accountsAndViewsOf('consejero')).toEqual([])
  const [before] = await keys(`select count(*) from usuarios where rol = 'facilitador' and activo`)
  await base.run(closing.replaceAll('consejero', 'escolar'))
  expect(await accountsAndViewsOf('escolar')).toEqual([])
  expect(await keys(`select count(*) from usuarios where rol = 'facilitador' and activo`)).toEqual([before])
})

test('the SQL that it writes for accounts without a record closes these alone', async () => {
  const orphaned = sqlOf('docs/partir.md').at(-1) ?? ''
  const active = () => keys(`select count(*) from usuarios where rol = 'facilitador' and activo`)
  const [before] = await active()
  const [closed] = await keys(
    `update facilitadores set id_usuario = null where matricula in (select f.matricula from facilitadores f join usuarios u on u.id = f.id_usuario where u.activo and u.rol = 'facilitador' limit 1) returning matricula`,
  )
  expect(closed).toBeDefined()
  await base.run(orphaned)
  expect(await active()).toEqual([String(Number(before) - 1)])
})

/** The migration that the new role in `src/domain/roles.ts` would need. */
const withRole = `alter table usuarios drop constraint usuarios_rol_conocido;
alter table usuarios add constraint usuarios_rol_conocido check (rol in ('coordinador', 'administrativo', 'consejero', 'escolar', 'facilitador', 'estudiante', 'tutor'));`
