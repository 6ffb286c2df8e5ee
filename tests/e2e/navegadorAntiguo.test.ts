import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

const aviso = /Su navegador es antiguo y partes de este sistema pueden fallar\..*Safari 16\.4 o posteriores\./s

const antiguos: Record<string, () => void> = {
  'Chrome 109': () => void Reflect.deleteProperty(Array.prototype, 'toSorted'),
  'Safari 16.3': () => {
    const De = RegExp
    const sinMirarAtras = new Proxy(De, {
      construct: (_, [patron, ...mas]) => {
        if (String(patron).includes('(?<=')) throw new SyntaxError('invalid group specifier name')
        return new De(patron, ...mas)
      },
    })
    Object.assign(window, { RegExp: sinMirarAtras })
  },
  'Firefox 115': () => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...asked: string[]) => !asked.join().includes(':has(') && Reflect.apply(supports, CSS, asked)
  },
}

test.each(Object.entries(antiguos))('%s is told which ones the page is for, above everything', async (_, sin) => {
  const page = await chromium.pagina(app.direccion)
  await page.addInitScript(sin)
  await page.goto('/')
  const dicho = page.getByRole('alert').filter({ hasText: aviso })
  await dicho.waitFor()
  expect((await dicho.boundingBox())?.y).toBe(0)
})

test('the oldest that it is for is told nothing', async () => {
  const page = await chromium.pagina(app.direccion)
  await page.goto('/')
  await page.getByRole('button', { name: 'Ingresar' }).waitFor()
  expect(await page.getByText('Su navegador es antiguo').isVisible()).toBe(false)
})
