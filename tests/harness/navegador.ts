import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { installedChromium } from '../../scripts/chromium.mjs'
import { sinLoReciente } from './sinLoReciente.ts'

/** Opens pages in one real Chromium, shared by all files of a process and closed when it ends. Call `cerrar` in `afterAll`. */
export async function navegador() {
  const browser = await (abierto ??= abrir())
  const contextos: BrowserContext[] = []
  /** Opens a page with its own cookies and storage, in Spanish and in Mexico City's time zone, without features that the oldest supported browsers lack. */
  const pagina = async (direccion: string, opciones: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: direccion,
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      ...opciones,
    })
    contextos.push(context)
    context.setDefaultTimeout(15_000)
    await context.addInitScript(sinLoReciente)
    return context.newPage()
  }
  return { pagina, cerrar: () => Promise.all(contextos.map(context => context.close())) }
}

let abierto: Promise<Browser> | undefined

const abrir = () => {
  const executablePath = installedChromium()
  if (!executablePath) throw new Error('no Chromium here: npm test provides one, or name it in CHROMIUM_PATH')
  return chromium.launch({ executablePath, args: quiet })
}

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
