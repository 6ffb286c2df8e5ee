import { baseDeBanco } from '../harness/baseDeBanco.ts'
import { entrar } from '../harness/entrar.ts'
import { navegador } from '../harness/navegador.ts'

/** Limit from the arrival of the data to the dialog with all its phases drawn, on a CPU four times slower (ms). */
const limite = 200

/** Measures the detail dialog of a finished service of a year, in the built app and a real Chromium. Reloads the page each time, so that nothing is in its cache. */
export async function bench() {
  const [base, chromium] = await Promise.all([baseDeBanco({ estudiantes: 1000 }), navegador()])
  const page = await chromium.pagina(base.direccion)
  await entrar(page, 'escolar')
  await page.goto('/servicioSocialEscolar')
  await page.getByRole('tab', { name: 'Completados servicio' }).click()
  const detalle = page.getByRole('button', { name: /^Detalle / })
  await detalle.first().waitFor()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })

  const tiempos: number[] = []
  for (let vez = 0; vez < 7; vez += 1) {
    await page.reload()
    await detalle.first().waitFor()
    const medida = await page.evaluateHandle(medir)
    await detalle.nth(vez % 2).click()
    tiempos.push(await medida.evaluate(cada => cada.listo))
  }
  await chromium.cerrar()
  await base.cerrar()
  const medio = tiempos.toSorted((una, otra) => una - otra)[3] ?? 0
  console.log(
    `Detalle del servicio: ${medio.toFixed(0)} ms (límite ${limite}; ${tiempos.map(cada => cada.toFixed(0)).join(', ')})`,
  )
  if (medio > limite) process.exitCode = 1
}

/** Runs in the page: measures from the moment the answer's text was read to the first frame with the strip of phases. */
const medir = () => {
  const texto = Response.prototype.text
  const estado = { listo: Promise.resolve(0) }
  estado.listo = new Promise<number>(resolve => {
    Response.prototype.text = async function () {
      const leido = await texto.call(this)
      if (!this.url.endsWith('/datos')) return leido
      Response.prototype.text = texto
      const inicio = performance.now()
      const mirar = () =>
        document.querySelector('[role=dialog] [role=tablist]')
          ? setTimeout(() => resolve(performance.now() - inicio))
          : requestAnimationFrame(mirar)
      requestAnimationFrame(mirar)
      return leido
    }
  })
  return estado
}
