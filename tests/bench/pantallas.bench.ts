import { roles, type Rol } from '../../src/domain/roles.ts'
import { pantallas } from '../../src/resources/pantallas.ts'
import { baseDeBanco } from '../harness/baseDeBanco.ts'
import { entrar } from '../harness/entrar.ts'
import { navegador } from '../harness/navegador.ts'
import { ponerLenta } from './lineaLenta.ts'

/** Limit from asking for a screen to its first data (ms). */
const limite = 1000

type Pagina = Awaited<ReturnType<Awaited<ReturnType<typeof navegador>>['pagina']>>

/** Measures every screen of every role, opened inside the built app with its code in the browser's cache, as on a second day: on a quarter of this processor behind 1.6 Mbit/s and 150 ms. */
export async function bench() {
  const [base, chromium] = await Promise.all([baseDeBanco({ estudiantes: 3000 }), navegador()])
  const medidas: { rol: Rol; route: string; tiempo: number }[] = []
  for (const rol of roles) {
    const page = await chromium.pagina(base.direccion)
    page.context().setDefaultTimeout(60_000)
    await entrar(page, rol)
    const suyas = pantallas.filter(pantalla => pantalla.roles.includes(rol))
    const visitar = async () => {
      await page.goto('/homePage')
      await asentar(page)
      const tiempos: number[] = []
      for (const { route } of suyas) tiempos.push(await abrir(page, route))
      return tiempos
    }
    await visitar()
    await ponerLenta(page)
    const tiempos = await visitar()
    medidas.push(...suyas.map(({ route }, lugar) => ({ rol, route, tiempo: tiempos[lugar] ?? Infinity })))
    await page.context().close()
  }
  await chromium.cerrar()
  await base.cerrar()
  const peores = medidas.toSorted((una, otra) => otra.tiempo - una.tiempo)
  const medio = peores[Math.floor(peores.length / 2)]
  console.log(
    `Primeros datos de ${medidas.length} pantallas en una línea lenta: mediana ${medio?.tiempo.toFixed(0)} ms (límite de cada una ${limite}); las peores:`,
  )
  for (const { rol, route, tiempo } of peores.slice(0, 5)) console.log(`  ${rol} ${route}: ${tiempo.toFixed(0)} ms`)
  if (!((peores[0]?.tiempo ?? Infinity) <= limite)) process.exitCode = 1
}

/** Measures from the press of a menu entry, or of another link, to a screen with its title and nothing left to load (ms). */
const abrir = async (page: Pagina, route: string): Promise<number> => {
  const tiempo = await page.evaluate(async destino => {
    const llego = () =>
      location.pathname === destino &&
      document.querySelector('h1') &&
      !document.querySelector('[role=progressbar]:not([aria-valuenow]), .cargando, [data-loader], [aria-busy=true]')
    const cuadro = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    const enElMenu = document.querySelector<HTMLElement>(`nav a[href$="${destino}"]`)
    const inicio = performance.now()
    if (enElMenu) {
      enElMenu.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      enElMenu.click()
    } else {
      history.pushState({}, '', destino)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }
    let desde = Infinity
    do {
      await cuadro()
      desde = llego() ? Math.min(desde, performance.now()) : Infinity
    } while (performance.now() - desde < 150 || desde === Infinity)
    return desde - inicio
  }, route)
  await asentar(page)
  return tiempo
}

const asentar = (page: Pagina) => page.waitForLoadState('networkidle')
