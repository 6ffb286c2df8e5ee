import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
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

/** Returns what a person sees: texts, values of fields, and the chosen tab or view, without the relative times. */
const visto = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, [role=dialog]')].flatMap(parte => [
      ...parte.innerText
        .replaceAll(/hace (menos de )?(\d+|un|una) \p{L}+/gu, 'hace poco')
        .replaceAll(/en \d+ ms/g, 'pronto')
        .split('\n'),
      ...[...parte.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea')].map(
        ({ value, type, checked }) => (type === 'checkbox' ? String(checked) : value),
      ),
      ...[...parte.querySelectorAll('[aria-selected=true], [aria-pressed=true]')].map(({ textContent }) => textContent),
    ]),
  )

/** Returns the first difference between two pictures of a screen, shortened. */
const distinto = (antes: readonly string[], despues: readonly string[]) => {
  const donde = antes.findIndex((cada, lugar) => cada !== despues[lugar])
  if (donde < 0 && antes.length === despues.length) return ''
  const lugar = Math.max(donde, 0)
  return `«${antes.slice(lugar, lugar + 2).join(' / ')}» became «${despues.slice(lugar, lugar + 2).join(' / ')}»`
}

describe.each(roles)('%s', rol => {
  const suyas = pantallas.filter(pantalla => pantalla.roles.includes(rol))

  test(`sees the same after reload and Back on ${suyas.length} screens`, { timeout: 3_600_000 }, async () => {
    const page = await chromium.pagina(app.direccion)
    const enVuelo = enVueloDe(page)
    const asentar = () => asentada(page, enVuelo)
    await entrar(page, rol)
    const halladas: string[] = []
    const lugar = page.getByRole('main')

    /** Compares what is seen before and after something that must not change it. */
    const igual = async (que: string, hacer: () => Promise<unknown>) => {
      await asentar()
      const [antes, direccion] = [await visto(page), page.url()]
      await hacer()
      await asentar()
      const comparar = async () => {
        const diferencia = distinto(antes, await visto(page))
        if (diferencia) throw new Error(`${que} at ${direccion.replace(app.direccion, '')}: ${diferencia}`)
      }
      await vi
        .waitFor(comparar, { timeout: 10_000, interval: 100 })
        .catch((error: Error) => halladas.push(error.message))
    }
    const recargada = (que: string) => igual(`reload, ${que}`, () => page.reload())

    /** Searches, filters, sorts and turns the page of the list on the screen, as far as it can. */
    const revolver = async () => {
      const buscar = lugar.getByRole('searchbox', { name: 'Buscar' }).last()
      if (!(await buscar.count()) || !(await lugar.getByRole('region').count())) return
      const vista = lugar.locator('ul[aria-label] > li > button[aria-pressed=false]').first()
      if (await vista.count()) {
        await vista.click()
        await recargada('view')
        await lugar.locator('ul[aria-label] > li > button[aria-pressed]').first().click()
      }
      await buscar.fill('a')
      await page.waitForURL(/filter=|buscar=/)
      await asentar()
      const orden = lugar.locator('thead .MuiTableSortLabel-root').last()
      if (await orden.count()) await orden.click()
      await asentar()
      const siguiente = lugar.getByRole('button', { name: 'Ir a la página siguiente' })
      if ((await siguiente.count()) && (await siguiente.isEnabled())) await siguiente.click()
      await recargada('search, order and page')
      const filtrar = lugar.getByRole('button', { name: /^Filtrar/ })
      if (!(await filtrar.count())) return
      await filtrar.click()
      const panel = page.getByRole('dialog', { name: 'Filtrar' })
      await panel.waitFor()
      const vacio = panel.getByRole('combobox', { name: /con o sin dato/ })
      if (await vacio.count()) {
        await vacio.first().click()
        await page.getByRole('option', { name: 'Con dato', exact: true }).click()
        await page.waitForURL(/vacio/)
      }
      await panel.getByRole('button', { name: /^Ver/ }).click()
      await panel.waitFor({ state: 'detached' })
      await recargada('filter')
    }

    const cerrar = async () => {
      await page.keyboard.press('Escape')
      await asentar()
      const boton = page.getByRole('dialog').getByRole('button', { name: /^(Cerrar|Cancelar|Volver)$/ })
      if (await boton.count()) await boton.last().click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }

    /** Tells whether a dialog opens within three seconds, since its content may first have to be fetched. */
    const seAbre = () =>
      page
        .getByRole('dialog')
        .first()
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        )

    /** Opens what each button of the first row opens, except forms and questions, which a reload closes, and the record itself. */
    const abrir = async () => {
      const fila = lugar.locator('tbody tr').first()
      const botones = fila.locator('.actions button:not([aria-disabled=true]):not(:disabled)')
      const nombres = await botones.evaluateAll(cada => cada.map(boton => boton.ariaLabel ?? boton.textContent ?? ''))
      for (const nombre of nombres.filter(
        cada => !/^(Editar|Eliminar|Generar|Activar|Confirmar|Reinscribir|Subir)/.test(cada),
      )) {
        await fila.getByRole('button', { name: nombre, exact: true }).click()
        await asentar()
        if (!(await seAbre())) continue
        await recargada(nombre)
        await cerrar()
      }
      const ficha = fila.locator('a[href^="/"]').first()
      if (!(await ficha.count())) return
      await igual('Back from a record', async () => {
        await ficha.click()
        await asentar()
        await recargada('record')
        await page.goBack()
      })
    }

    for (const { route } of suyas) {
      await ir(page, route)
      await recorrer(page, asentar, async pestana => {
        await recargada(`${route} ${pestana}`)
        await revolver()
        await abrir()
      })
    }
    expect(halladas).toEqual([])
    await page.context().close()
  })
})
