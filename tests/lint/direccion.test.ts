import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

const refused: readonly [file: string, source: string][] = [
  ['src/domain/edad.ts', '../schema/fields.ts'],
  ['src/domain/edad.ts', 'react'],
  ['src/domain/servicioSocial/fases.ts', '../../schema/fields.ts'],
  ['src/domain/servicioSocial/fases.ts', 'react'],
  ['src/schema/fields.ts', '../resources/index.ts'],
  ['src/schema/fields.ts', 'drizzle-orm'],
  ['src/schema/checkOf.ts', '../domain/contrasena.ts'],
  ['src/dataProvider/records.ts', '../resources/index.ts'],
  ['src/admin/App.tsx', '../university.ts'],
  ['src/admin/list/ResourceList.tsx', '../../domain/roles.ts'],
  ['src/admin/list/ResourceList.tsx', '../../custom/rowCells.ts'],
  ['src/resources/cucs.ts', '../admin/App.tsx'],
  ['src/resources/cucs.ts', '@mui/material/Button'],
  ['src/api/callApi.ts', 'react'],
  ['src/landing/Ingreso.tsx', 'react-admin'],
  ['src/landing/Ingreso.tsx', '../admin/App.tsx'],
  ['src/dataProvider/dataProvider.ts', '../custom/perfil/Perfil.tsx'],
  ['src/admin/list/ResourceList.tsx', '../../../server/createApp.ts'],
  ['src/admin/list/ResourceList.tsx', '../../resources/cucs.ts'],
  ['src/custom/kardex/Boleta.tsx', '../perfil/Perfil.tsx'],
  ['src/custom/perfil/segundoFactor/LlavesDeAcceso.tsx', '../../kardex/Boleta.tsx'],
  ['server/createApp.ts', '../src/admin/App.tsx'],
  ['server/crud/registry.ts', 'react'],
  ['server/crud/registry.ts', '../../src/resources/index.ts'],
  ['server/crud/read/readPlan.ts', '../../../src/domain/fechas.ts'],
  ['server/crud/read/readPlan.ts', '../../../src/university.ts'],
  ['server/crud/read/readPlan.ts', '../../custom/miCuc.ts'],
  ['server/crud/write/account.ts', '../../auth/tables.ts'],
  ['server/crud/serverHouse.ts', '../universityServer.ts'],
  ['server/crud/serverHouse.ts', '../university/tables.ts'],
  ['server/db/tablesOf.ts', '../codigosPostales/tables.ts'],
  ['server/db/tablesOf.ts', '../../src/resources/index.ts'],
  ['src/api/session.ts', '../domain/roles.ts'],
  ['server/custom/choques/salaDeChoques.ts', '../clases/asociar.ts'],
]

const allowed: readonly [file: string, source: string][] = [
  ['src/domain/edad.ts', './fechas.ts'],
  ['src/domain/servicioSocial/vencimiento.ts', '../fechas.ts'],
  ['src/domain/edad.ts', '../language/esFecha.ts'],
  ['src/domain/servicioSocial/vencimiento.ts', '../../language/esFecha.ts'],
  ['src/schema/fields.ts', '../language/esFecha.ts'],
  ['src/resources/cucs.ts', '../schema/fields.ts'],
  ['src/landing/Ingreso.tsx', '../api/callApi.ts'],
  ['src/admin/list/ResourceList.tsx', '../../schema/house.ts'],
  ['src/admin/list/ResourceList.tsx', '../fields/useResource.ts'],
  ['src/custom/kardex/Boleta.tsx', '../../domain/promedio.ts'],
  ['src/custom/perfil/segundoFactor/LlavesDeAcceso.tsx', '../Perfil.tsx'],
  ['server/crud/registry.ts', '../../src/schema/house.ts'],
  ['server/crud/read/readPlan.ts', '../../context.ts'],
  ['server/universityServer.ts', './university/scopes.ts'],
]

test.each([...refused, ...allowed])('%s and %s are there', (file, source) => {
  const imported = source.startsWith('.') ? join(dirname(file), source) : join('node_modules', source)
  expect([file, imported].filter(each => !existsSync(each))).toEqual([])
})

let said: readonly string[] = []

/** Runs oxlint with this project's rules over all these imports at once, each in both its forms. */
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cuc-lint-'))
  await cp('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  const imports = [...refused, ...allowed]
  for (const [n, [file, source]] of imports.entries()) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    const lines = `export * as x${n} from '${source}'\nimport { y${n} } from '${source}'\nconsole.log(y${n})\n`
    await appendFile(join(folder, file), lines)
  }
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/oxlint/bin/oxlint'), '--format=unix', ...new Set(imports.map(([file]) => file))],
    { cwd: folder, encoding: 'utf8' },
  )
  await rm(folder, { recursive: true })
  said = stdout.split('\n').filter(line => line.includes('no-restricted-imports'))
})

const about = (file: string, source: string) =>
  said.filter(line => line.startsWith(`${file}:`) && line.includes(`'${source}' import`))

test.each(refused)('%s may not import %s', (file, source) => {
  expect(about(file, source)).toHaveLength(2)
})

test.each(allowed)('%s may import %s', (file, source) => {
  expect(about(file, source)).toEqual([])
})
