import type { Page } from 'playwright-core'
import { baseDeBanco } from '../harness/baseDeBanco.ts'
import { entrar } from '../harness/entrar.ts'
import { navegador } from '../harness/navegador.ts'

/** In milliseconds, from a key to the frame that shows it, on a CPU four times slower. */
const limite = 50

const siempre = ['Nombre', 'Apellido paterno', 'Teléfono', 'Padecimiento', 'Calle', 'Escuela de procedencia']
const alAgregar = ['Matrícula', 'CURP', ...siempre, 'Correo electrónico']

/** Every key typed in the largest form, that of a student, in the built app and a real Chromium. The first key of all, which wakes the form up, is told apart. */
export async function bench() {
  const [base, chromium] = await Promise.all([baseDeBanco({ estudiantes: 200 }), navegador()])
  const page = await chromium.pagina(base.direccion)
  await entrar(page, 'escolar')
  await page.goto('/estudiantes')
  let peor = 0
  for (const [modo, boton] of [['agregar', 'Agregar'], ['editar', /^Editar /]] as const) {
    await page.getByRole('button', { name: boton }).first().click()
    await page.getByRole('dialog').getByLabel('Nombre').first().waitFor()
    if (modo === 'agregar') {
      await page.getByRole('combobox', { name: 'Nacionalidad' }).click()
      await page.getByRole('option', { name: 'Mexicana' }).click()
    }
    const [primera = 0, ...otras] = await escribir(page, modo === 'agregar' ? alAgregar : siempre)
    const orden = ordenados(otras)
    const en = (parte: number) => orden[Math.min(orden.length - 1, Math.floor(orden.length * parte))] ?? 0
    peor = Math.max(peor, en(1))
    console.log(`${modo.padEnd(8)} ${orden.length} teclas: mediana ${en(0.5).toFixed(0)} ms, p95 ${en(0.95).toFixed(0)} ms, la peor ${en(1).toFixed(0)} ms; la primera ${primera.toFixed(0)} ms`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Salir sin guardar' }).click()
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
  }
  await chromium.cerrar()
  await base.cerrar()
  console.log(`La tecla más lenta: ${peor.toFixed(0)} ms (límite ${limite})`)
  if (peor > limite) process.exitCode = 1
}

/** Each key the middle of three times that the same was typed: one may be disturbed by the rest of the machine. The first of all is the first time. */
const escribir = async (page: Page, donde: readonly string[]): Promise<number[]> => {
  const dialogo = page.getByRole('dialog')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const tiempos = await page.evaluateHandle(oir)
  const tecla = async (cual: string) => {
    const antes = await tiempos.evaluate(todos => todos.length)
    await page.keyboard.press(cual)
    await page.waitForFunction(([todos, cuantos]) => todos.length > cuantos, [tiempos, antes] as const)
    return tiempos.evaluate(todos => todos.at(-1) ?? 0)
  }
  const medidos: number[] = []
  for (const campo of donde) {
    const control = dialogo.getByLabel(campo, { exact: true }).or(dialogo.getByLabel(`${campo} *`, { exact: true })).first()
    const veces: number[][] = []
    for (let vez = 0; vez < 3; vez += 1) {
      await control.fill('')
      await control.focus()
      const una: number[] = []
      for (const letra of 'Tequio2026') una.push(await tecla(letra))
      veces.push(una)
    }
    if (medidos.length === 0) medidos.push(veces[0]?.[0] ?? 0)
    medidos.push(...[...'Tequio2026'].map((_, lugar) => ordenados(veces.map(una => una[lugar] ?? 0))[1] ?? 0))
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return medidos
}

const ordenados = (tiempos: readonly number[]) => tiempos.toSorted((una, otra) => una - otra)

/** Runs in the page: collects how long each key took, from its event to the frame after it. */
const oir = () => {
  const tiempos: number[] = []
  const canal = new MessageChannel()
  let desde = 0
  canal.port1.onmessage = () => tiempos.push(performance.now() - desde)
  document.addEventListener('keydown', () => {
    desde = performance.now()
    requestAnimationFrame(() => canal.port2.postMessage(null))
  }, { capture: true })
  return tiempos
}
