import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { installedChromium } from '../../scripts/chromium.mjs'

/** A real Chromium. Open `pagina()`s in it and call `cerrar` in `afterAll`. */
export async function navegador() {
  const executablePath = installedChromium()
  if (!executablePath) throw new Error('no Chromium here: npm test provides one, or name it in CHROMIUM_PATH')
  const browser = await chromium.launch({ executablePath, args: quiet })
  /** A page with cookies and storage of its own, in Spanish and at the university's hour. */
  const pagina = async (direccion: string, opciones: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: direccion,
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      ...opciones,
    })
    context.setDefaultTimeout(15_000)
    return context.newPage()
  }
  return { pagina, cerrar: () => browser.close() }
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
