import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { asentada, enVueloDe } from '../harness/asentada.ts'
import { entrar } from '../harness/entrar.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

test('login, home page and first list open without what a browser knows of languages', async () => {
  const page = await chromium.pagina(app.direccion)
  await page.addInitScript(() => {
    const hechos: string[] = []
    for (const cual of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'RelativeTimeFormat'] as const)
      Reflect.set(
        Intl,
        cual,
        new Proxy(Intl[cual], {
          construct: (hacedor, dicho) => {
            hechos.push(cual)
            return Reflect.construct(hacedor, dicho)
          },
        }),
      )
    Reflect.set(globalThis, 'hechos', hechos)
  })
  const enVuelo = enVueloDe(page)
  const hechos = () => page.evaluate((): unknown => Reflect.get(globalThis, 'hechos'))
  await entrar(page, 'escolar')
  await asentada(page, enVuelo)
  expect(await hechos()).toEqual([])
  await ir(page, '/estudiantes')
  await asentada(page, enVuelo)
  expect(await hechos()).toEqual([])
  await page.context().close()
})
