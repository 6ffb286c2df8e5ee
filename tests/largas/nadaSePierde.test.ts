import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { screens } from '../../src/custom/index.ts'
import { rowOpenings } from '../../src/custom/rowOpenings.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { pantallas } from '../../src/resources/pantallas.ts'
import { resourceNamed } from '../../src/schema/house.ts'
import { archivos, casillas, estaAhi, pregunta, pregunto, textos, tocar } from '../harness/aMedias.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { asentada, enVueloDe } from '../harness/asentada.ts'
import { entrar } from '../harness/entrar.ts'
import { empujar, ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'
import { recorrer } from '../harness/recorrer.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

/** Place where each view of a row opens: the first role of its screen, the route and the tab. Views that act at once hold no input. */
const vistas = pantallas.flatMap(({ route, roles: [rol], tabs, resource }) => {
  const { opens, tabs: suyas = [{ label: '', opens }] } = (resource && resourceNamed(resource).screen) || {}
  return (tabs ?? suyas).flatMap(tab => (tab.opens ?? []).map(name => ({ name, rol, route, tab: tab.label })))
})
const porAbrir = Object.entries(rowOpenings).flatMap(([name, { acts, label }]) => {
  const donde = vistas.find(vista => vista.name === name)
  return acts || !donde ? [] : [{ ...donde, label }]
})
/** Returns the hand-made screens and those with views that open from them, each for its first role. */
const deRol = (rol: Rol) =>
  pantallas.filter(
    ({ route, roles: [primero] }) =>
      primero === rol && (Object.hasOwn(screens, route) || porAbrir.some(vista => vista.route === route)),
  )

const dialogo = (page: Page) => page.getByRole('dialog').last()

describe.concurrent.each(roles)('%s', rol => {
  const suyas = deRol(rol)

  test(`loses nothing unasked on ${suyas.length} screens and in what they open`, { timeout: 300_000 }, async () => {
    const page = await chromium.pagina(app.direccion)
    const enVuelo = enVueloDe(page)
    const asentar = () => asentada(page, enVuelo)
    const main = page.getByRole('main')
    await entrar(page, rol)
    const halladas: string[] = []

    const salir = async () => {
      await pregunta(page).getByRole('button', { name: 'Salir sin guardar' }).click()
      await asentar()
    }
    /** Changes a field, goes to another screen, and notes it when nothing asked and the value is gone afterwards. */
    const dejar = async (donde: string, route: string, cuales: string) => {
      const valor = await tocar(main.locator(cuales === textos ? `form:not([role=search]) ${textos}` : cuales))
      if (valor === undefined) return
      await asentar()
      await empujar(page, route === '/profilePage' ? '/homePage' : '/profilePage')
      const asked = await pregunto(page)
      if (asked) await salir()
      await ir(page, route)
      await asentar()
      if (!asked && !(await estaAhi(main, cuales, valor))) halladas.push(`${donde}: «${valor || 'a tick'}» is gone`)
    }
    /** Changes a field of an open view, closes it, and notes it when nothing asked and the value is gone when it opens again. */
    const cerrar = async (donde: string, abrir: () => Promise<void>, cuales: string) => {
      await abrir()
      const valor = await tocar(dialogo(page).locator(cuales))
      await asentar()
      await page.keyboard.press('Escape')
      const asked = valor !== undefined && (await pregunto(page))
      if (asked) await salir()
      await dialogo(page).waitFor({ state: 'detached' })
      if (valor === undefined || asked) return
      await abrir()
      if (!(await estaAhi(dialogo(page), cuales, valor))) halladas.push(`${donde}: «${valor || 'a tick'}» is gone`)
      await page.keyboard.press('Escape')
      await dialogo(page).waitFor({ state: 'detached' })
    }

    for (const { route } of suyas) {
      await ir(page, route)
      await recorrer(page, asentar, async pestana => {
        if (Object.hasOwn(screens, route))
          for (const cuales of [textos, archivos]) await dejar(`${route} ${pestana}`, route, cuales)
        for (const { name, label } of porAbrir.filter(
          vista => vista.route === route && (!vista.tab || !pestana || vista.tab === pestana),
        )) {
          const boton = main.getByRole('button', { name: new RegExp(`^${label} `) }).first()
          const abrir = async () => {
            await boton.click()
            await dialogo(page).waitFor()
            await asentar()
          }
          for (const cuales of [textos, archivos, casillas])
            await cerrar(`${route} «${label}» (${name})`, abrir, cuales)
        }
      })
    }
    expect(halladas).toEqual([])
    await page.context().close()
  })
})
