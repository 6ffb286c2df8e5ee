import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '../../src/domain/roles.ts'
import { pantallas } from '../../src/resources/pantallas.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { asentada, enVueloDe } from '../harness/asentada.ts'
import { entrar } from '../harness/entrar.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'
import { recorrer } from '../harness/recorrer.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

/** Returns how far each table overflows its scrolling frame, or lies under its fixed right column (px). */
const sobrantes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap(tabla => {
      let marco = tabla.parentElement ?? document.body
      while (marco.parentElement && getComputedStyle(marco).overflowX === 'visible') marco = marco.parentElement
      const sobra = marco.scrollWidth - marco.clientWidth
      return sobra > 0 ? [sobra] : []
    }),
  )

/** Returns the tables that overflow the printed sheet, and printed elements that only serve the hand. */
const enPapel = async (page: Page) => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 725, height: 950 })
  const faltas = await page.evaluate(() => [
    ...[...document.querySelectorAll('main table')].flatMap(tabla => {
      const fuera = Math.round(tabla.getBoundingClientRect().right - innerWidth)
      return fuera > 0 ? [`${fuera} px beyond the sheet`] : []
    }),
    ...[...document.querySelectorAll<HTMLElement>('main table :is(button, input):not(:disabled)')]
      .filter(cada => cada.checkVisibility())
      .slice(0, 1)
      .map(({ tagName }) => `${tagName} printed`),
  ])
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1280, height: 800 })
  return faltas
}

describe.concurrent.each(roles)('%s', rol => {
  const suyas = pantallas.filter(pantalla => pantalla.roles.includes(rol))

  test(`every table of ${suyas.length} screens is whole at 1280 px and on paper`, { timeout: 1_800_000 }, async () => {
    const page = await chromium.pagina(app.direccion)
    const enVuelo = enVueloDe(page)
    await entrar(page, rol)
    const halladas: string[] = []
    for (const { route } of suyas) {
      await ir(page, route)
      await recorrer(
        page,
        () => asentada(page, enVuelo),
        async pestana => {
          const donde = `${route} ${pestana.split('\n')[0]}`
          halladas.push(...(await sobrantes(page)).map(sobra => `${donde}: ${sobra} px too wide`))
          halladas.push(...(await enPapel(page)).map(falta => `${donde}: ${falta}`))
        },
      )
    }
    expect(halladas).toEqual([])
    await page.context().close()
  })
})
