import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importaciones } from '../../server/crud/import/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { esperan } from '../harness/esperan.ts'
import { importador } from '../harness/importador.ts'

let e: Escena
let coordinador: ReturnType<typeof importador>
beforeAll(async () => {
  e = await escena()
  coordinador = importador(e, await e.tokenDe('coordinador'))
})
afterAll(() => e.cerrar())

it('keeps the first of two simultaneous corrections, and refuses the second, which may be sent again', async () => {
  const hoja = 'Clave,Nombre,Créditos\nVEZ-1,Botánica,muchos\nVEZ-2,Zoología,muchos'
  const { data } = await coordinador.subir('materias', hoja)
  const escribir = (renglon: number) =>
    coordinador.escribir(`${data.id}/celdas`, { cambios: [{ renglon, columna: 2, valor: String(renglon + 2) }] })
  /* Both have read the sheet before either may write it. */
  const enCurso = await e.db.transaction(async tx => {
    await tx.select().from(importaciones).where(eq(importaciones.id, data.id)).for('update')
    const ambas = [2, 3].map(renglon => escribir(renglon).then(({ status, message }) => ({ renglon, status, message })))
    await expect.poll(() => esperan(e.db)).toBe(2)
    return ambas
  })
  const hechas = await Promise.all(enCurso)
  const rechazada = hechas.find(({ status }) => status !== 200)
  expect(hechas.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(rechazada?.message).toBe('Esta revisión cambió en otra ventana: revise de nuevo')
  const creditos = async () => (await coordinador.filas(data.id)).map(({ celdas }) => celdas[2])
  expect((await creditos()).toSorted()).toEqual([rechazada?.renglon === 2 ? '5' : '4', 'muchos'])
  expect((await escribir(rechazada?.renglon ?? 0)).data.cuenta).toMatchObject({ nuevos: 2, errores: 0 })
  expect(await creditos()).toEqual(['4', '5'])
})

it('keeps one of two simultaneous spreadsheets, and reports the lost review in the other window', async () => {
  const enCurso = await e.db.transaction(async tx => {
    await tx.execute(sql`lock table ${importaciones} in share row exclusive mode`)
    const ambas = ['DOS-1', 'DOS-2'].map(clave =>
      coordinador.subir('materias', `Clave,Nombre,Créditos\n${clave},Botánica,5`),
    )
    await expect.poll(() => esperan(e.db)).toBe(2)
    return ambas
  })
  const subidas = await Promise.all(enCurso)
  const quedan = await e.db.select().from(importaciones).where(eq(importaciones.entidad, 'materias'))
  expect(quedan.map(({ id }) => id)).toEqual([expect.any(String)])
  const aplicadas = await Promise.all(
    subidas.map(async ({ status, data }) => (status === 200 ? (await coordinador.aplicar(data)).status : status)),
  )
  expect(aplicadas.toSorted()).toEqual([200, 404])
})
