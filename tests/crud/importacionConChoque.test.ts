import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reportesDebidos } from '../../server/academico/tables.ts'
import { createApp } from '../../server/universityServer.ts'
import { tables } from '../../server/university/tables.ts'
import { deFormulario, hojaDeUnaClase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { esperan } from '../harness/esperan.ts'
import { grupo } from '../harness/filas.ts'
import { importador } from '../harness/importador.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let token: string
let hoja: ReturnType<typeof importador>
let pedir: Escena['pedir']
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  token = await e.tokenDe('escolar')
  const en = createApp(e.db, { ...e.opciones, refusingAdvisors: ['choques'] })
  pedir = (metodo, ruta, mas) => e.pedir(metodo, ruta, { ...mas, en })
  hoja = importador({ ...e, pedir }, token)
})
afterAll(() => e.cerrar())

it('saving a class while a sheet is written waits where clashes are refused, and reports what the sheet took', async () => {
  const { data } = await hoja.subir('clases', hojaDeUnaClase)
  expect(data.cuenta).toMatchObject({ nuevos: 1, errores: 0 })
  const { aplicada, guardada } = await e.db.transaction(async tx => {
    /* The import has been checked and is being written. The form's class is of the same group. */
    await tx.select().from(reportesDebidos).where(eq(reportesDebidos.clave_grupo, grupo.clave_grupo)).for('update')
    const aplicada = hoja.aplicar(data)
    await expect.poll(() => esperan(e.db)).toBe(1)
    const guardada = pedir('POST', 'clases', { token, cuerpo: deFormulario(claves) })
    await expect.poll(() => esperan(e.db)).toBe(2)
    return { aplicada, guardada }
  })
  expect((await aplicada).status).toBe(200)
  const { status, errors } = await guardada
  expect({ status, errors }).toMatchObject({
    status: 422,
    errors: { matricula: expect.stringContaining('ya da «Saberes de la milpa»') },
  })
  expect(await e.db.$count(tables.clases)).toBe(1)
})
