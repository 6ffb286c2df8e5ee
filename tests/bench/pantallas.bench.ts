import { roles, type Rol } from '../../src/domain/roles.ts'
import { pantallas } from '../../src/resources/pantallas.ts'
import { baseDeBanco } from '../harness/baseDeBanco.ts'
import { entrar } from '../harness/entrar.ts'
import { navegador } from '../harness/navegador.ts'

/** In milliseconds: from asking for an address to its first data on screen, on the machine that serves it. */
const limite = 1000

type Pagina = Awaited<ReturnType<Awaited<ReturnType<typeof navegador>>['pagina']>>

/** Every screen of every role, opened by its address in the built app, the code in the browser's cache as on a second day; the better of two times. */
export async function bench() {
  const [base, chromium] = await Promise.all([baseDeBanco({ estudiantes: 3000 }), navegador()])
  const medidas: { rol: Rol; route: string; tiempo: number }[] = []
  for (const rol of roles) {
    const page = await chromium.pagina(base.direccion)
    await entrar(page, rol)
    for (const { route } of pantallas.filter(pantalla => pantalla.roles.includes(rol))) {
      const tiempos = [await abrir(page, route), await abrir(page, route)]
      medidas.push({ rol, route, tiempo: Math.min(...tiempos) })
    }
    await page.context().close()
  }
  await chromium.cerrar()
  await base.cerrar()
  const [peor, ...otras] = medidas.toSorted((una, otra) => otra.tiempo - una.tiempo)
  const medio = otras[Math.floor(otras.length / 2)]
  console.log(
    `Primeros datos de ${medidas.length} pantallas: mediana ${medio?.tiempo.toFixed(0)} ms, peor ${peor?.tiempo.toFixed(0)} ms (${peor?.rol} ${peor?.route}; límite ${limite})`,
  )
  if ((peor?.tiempo ?? 0) > limite) process.exitCode = 1
}

/** Milliseconds from the navigation to a page with its title and nothing left to load. */
const abrir = async (page: Pagina, route: string): Promise<number> => {
  await page.goto(route, { waitUntil: 'commit' })
  const leida = await page.waitForFunction(
    () =>
      document.querySelector('h1') &&
      !document.querySelector('[role=progressbar]:not([aria-valuenow]), .cargando') &&
      !document.body.innerText.includes('Cargando') &&
      performance.now(),
  )
  return Number(await leida.jsonValue())
}
