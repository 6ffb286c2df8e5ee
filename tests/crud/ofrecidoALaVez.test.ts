import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { escena, type Escena } from '../harness/escena.ts'
import { esperan } from '../harness/esperan.ts'

let e: Escena
let token = ''
let clave_cuc = ''
let clave_programa = ''
beforeAll(async () => {
  e = await escena({ sembrada: true })
  const { data } = await e.ingresar('escolar')
  token = data.token ?? ''
  clave_cuc = data.clave_cuc ?? ''
  const { rows } = await e.db.execute<{ clave_programa: string }>(
    sql`select clave_programa from cucs_programas where clave_cuc = ${clave_cuc} order by 1 limit 1`,
  )
  clave_programa = rows[0]?.clave_programa ?? ''
})
afterAll(() => e.cerrar())

const abrirGrupo = (clave_grupo: string) =>
  e.pedir('POST', 'grupos', { token, cuerpo: { clave_grupo, nombre: clave_grupo, clave_programa } })

it('a reference is checked after whoever is changing its target is done', async () => {
  const { pedida } = await e.db.transaction(async tx => {
    await tx.execute(
      sql`delete from cucs_programas where clave_cuc = ${clave_cuc} and clave_programa = ${clave_programa}`,
    )
    const pedida = abrirGrupo('CRUCE-1')
    await expect.poll(() => esperan(e.db)).toBe(1)
    return { pedida }
  })
  const { status, errors } = await pedida
  expect([status, errors]).toEqual([422, { clave_programa: "Seleccione un valor válido en 'Programa'" }])
  await e.db.execute(
    sql`insert into cucs_programas (clave_cuc, clave_programa, fecha_implementacion) values (${clave_cuc}, ${clave_programa}, '2026-01-01')`,
  )
  expect((await abrirGrupo('CRUCE-1')).status).toBe(201)
})
