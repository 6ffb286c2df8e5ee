import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { colonias } from '../../server/codigosPostales/tables.ts'
import { rollBackAfter } from '../../server/db/rollBackAfter.ts'
import { firstSteps } from '../../server/university/firstSteps.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
beforeAll(async () => {
  e = await escena({ sembrada: true })
})
afterAll(() => e.cerrar())

const { consejeros, cucs, cucs_facilitadores, cucs_programas, escolares, facilitadores, grupos } = tables
const { materias, periodos, programas, reticulas } = tables

/** Returns the first step shown to a role when these tables are empty. */
const sin = async (rol: string, ...vacias: readonly PgTable[]) => {
  const { data } = await e.perfil(await e.tokenDe(rol))
  return rollBackAfter(e.db, async tx => {
    if (vacias.length) await tx.execute(sql`truncate ${grupos} cascade`)
    for (const tabla of vacias) await tx.execute(sql`truncate ${tabla} cascade`)
    const pasos = await firstSteps(tx, { ...data, rol, clave_cuc: data.clave_cuc ?? null } as never)
    return pasos.map(({ to, total }) => [to, total])
  })
}

it.each<[rol: string, vacia: PgTable, to: string]>([
  ['coordinador', colonias, '/estadoDelSistema'],
  ['coordinador', cucs, '/cucs'],
  ['coordinador', programas, '/programas'],
  ['coordinador', materias, '/materias'],
  ['coordinador', reticulas, '/reticulas'],
  ['coordinador', periodos, '/periodos'],
  ['administrativo', consejeros, '/consejeros'],
  ['administrativo', escolares, '/escolares'],
  ['administrativo', facilitadores, '/facilitadores'],
  ['consejero', cucs_programas, '/seleccionProgramas'],
  ['consejero', cucs_facilitadores, '/seleccionFacilitadores'],
  ['escolar', cucs_programas, '/programasEscolar'],
  ['escolar', grupos, '/grupos'],
])('%s begins where there is nothing of what follows needs', async (rol, vacia, to) => {
  expect([getTableName(vacia), await sin(rol, vacia)]).toEqual([getTableName(vacia), [[to, 1]]])
})

it('nobody reads of a step that is done, or that others do first', async () => {
  for (const rol of ['coordinador', 'administrativo', 'consejero', 'escolar', 'facilitador', 'estudiante']) {
    expect(await sin(rol)).toEqual([])
    const pendientes = await e.pedir('GET', 'pendientes', { token: await e.tokenDe(rol) })
    expect(pendientes.status).toBe(200)
    expect(pendientes.texto).not.toContain('primerosPasos')
  }
  expect(await sin('administrativo', cucs, consejeros)).toEqual([])
  await rollBackAfter(e.db, async tx => {
    await tx.execute(sql`truncate ${periodos} cascade`)
    const { length } = await tx.select().from(grupos).limit(1)
    const coordinador = { rol: 'coordinador', clave_cuc: null } as never
    expect([length, await firstSteps(tx, coordinador)]).toEqual([1, []])
  })
  expect(await sin('consejero', programas, cucs_programas)).toEqual([])
})

it('appears in the pending work of its role', async () => {
  const nueva = await escena()
  await nueva.db.execute(sql`truncate ${grupos} cascade`)
  const { texto } = await nueva.pedir('GET', 'pendientes', { token: await nueva.tokenDe('coordinador') })
  expect(JSON.parse(texto).data).toContainEqual({
    resource: 'primerosPasos',
    label: 'materia por registrar',
    total: 1,
    screen: 'Materias',
    to: '/materias',
  })
  await nueva.cerrar()
})
