import { mkdir, writeFile } from 'node:fs/promises'
import { chromium, type Browser, type Page } from 'playwright-core'
import type { Rol } from '../../src/domain/roles.ts'
import { installedChromium } from '../chromium.mjs'
import { contrasenaDeDemostracion, dominio } from '../../server/seed/taller.ts'
import { esperar } from './gestos.ts'
import { guion, type Toma } from './guion.ts'

const carpeta = 'docs/manual/imagenes'

/** Takes every picture of the script, role by role, or those whose name contains `nombre`. A failed one is reported and the others go on. */
export async function fotos(direccion: string, nombre: string) {
  await mkdir(carpeta, { recursive: true })
  const browser = await chromium.launch({
    executablePath: installedChromium(),
    env: { ...process.env, LANGUAGE: 'es_MX', LANG: 'es_MX.UTF-8' },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--font-render-hinting=none',
      '--hide-scrollbars',
      '--force-color-profile=srgb',
      '--lang=es-MX',
    ],
  })
  try {
    for (const [rol, tomas] of Object.entries(guion) as [Rol | 'nadie', readonly Toma[]][]) {
      const pedidas = tomas.filter(toma => toma.nombre.includes(nombre))
      if (pedidas.length) await deUnRol(browser, direccion, rol, pedidas)
    }
  } finally {
    await browser.close()
  }
}

const deUnRol = async (browser: Browser, direccion: string, rol: Rol | 'nadie', tomas: readonly Toma[]) => {
  const context = await browser.newContext({
    baseURL: direccion,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1280, height: 760 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  if (rol !== 'nadie') await entrar(page, rol)
  for (const { nombre, ruta, pasos, alto } of tomas) {
    try {
      await page.setViewportSize({ width: 1280, height: alto ?? 760 })
      await page.goto(ruta)
      await esperar(page)
      await pasos?.(page)
      await tomar(page, nombre)
      console.log(`${nombre}.webp`)
    } catch (error) {
      console.error(`${nombre}: ${error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ') : error}`)
      process.exitCode = 1
    }
  }
  await context.close()
}

const entrar = async (page: Page, rol: Rol) => {
  await page.goto('/')
  await page.getByLabel('Usuario').fill(`${rol}@${dominio}`)
  await page.getByLabel('Contraseña', { exact: true }).fill(contrasenaDeDemostracion)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.waitForURL('**/homePage')
}

/** Takes a picture once fonts and answers have arrived, without a blinking caret. */
const tomar = async (page: Page, nombre: string) => {
  await esperar(page)
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' })
  await page.evaluate(() =>
    document.fonts.ready.then(
      () => new Promise<void>(listo => requestAnimationFrame(() => requestAnimationFrame(() => listo()))),
    ),
  )
  const cdp = await page.context().newCDPSession(page)
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 72 })
  await cdp.detach()
  await writeFile(`${carpeta}/${nombre}.webp`, Buffer.from(data, 'base64'))
}
