import type { Locator, Page } from 'playwright-core'
import { baseDeBanco } from '../harness/baseDeBanco.ts'
import { entrar } from '../harness/entrar.ts'
import { navegador } from '../harness/navegador.ts'
import { mallaGrande } from './mallaGrande.ts'

/** Limits (ms): on a CPU four times slower, the longest frame while a retícula is dragged and scrolled, and the time until a key has moved a materia; at full speed, a kardex of sixty materias as a PDF. */
const limiteDeCuadro = 50
const limiteDeTecla = 100
const limiteDePdf = 1000

/** Measures the editor and viewer of a retícula with 12 cycles and 120 materias, and the kardex of 60, in the built app and a real Chromium. */
export async function bench() {
  const [base, chromium] = await Promise.all([baseDeBanco({ estudiantes: 200 }), navegador()])
  const alumna = await mallaGrande(base.db, 'Malla del banco')
  const { tecla, cuadros } = await deEditor(await chromium.pagina(base.direccion))
  cuadros.push(await deVisor(await chromium.pagina(base.direccion)))
  const pdfs = await deKardex(await chromium.pagina(base.direccion), alumna)
  await chromium.cerrar()
  await base.cerrar()
  const [cuadro, pdf] = [Math.max(...cuadros), Math.max(...pdfs)]
  console.log(
    `Cuadro más largo: ${cuadro.toFixed(0)} ms (límite ${limiteDeCuadro}); tecla: ${tecla.toFixed(0)} ms (límite ${limiteDeTecla}); PDF: ${pdf.toFixed(0)} ms (límite ${limiteDePdf})`,
  )
  if (cuadro > limiteDeCuadro || tecla > limiteDeTecla || pdf > limiteDePdf) process.exitCode = 1
}

const deEditor = async (page: Page) => {
  await entrar(page, 'coordinador')
  await page.goto('/reticulas')
  await page.getByRole('button', { name: 'Editar Malla del banco' }).click()
  const tablero = page.getByRole('dialog')
  const materia = (cual: number) => tablero.locator('[data-materia]').nth(cual)
  await materia(119).waitFor({ state: 'attached' })
  await despacio(page)
  const cuadros = [
    await cuadroMasLargo(page, 'editor, arrastrar', () => arrastrar(page, materia(1), materia(24))),
    await cuadroMasLargo(page, 'editor, desplazar', () => desplazar(page, materia(12))),
  ]
  const tecla = await cuadroMasLargo(page, 'editor, mover con flechas', async () => {
    await tablero.locator('.asa').nth(4).focus()
    for (const flecha of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(flecha)
  })
  return { cuadros, tecla }
}

const deVisor = async (page: Page) => {
  await entrar(page, 'estudiante')
  await page.goto('/avanceReticular')
  await page.getByText('Materia del banco, saberes y territorio 120').waitFor({ state: 'attached' })
  await despacio(page)
  return cuadroMasLargo(page, 'visor, desplazar', () => desplazar(page, page.locator('[data-estado]').nth(15)))
}

/** Measures from the click to the file. The first time includes fetching its code. */
const deKardex = async (page: Page, { matricula, nombre }: { matricula: string; nombre: string }) => {
  await entrar(page, 'escolar')
  await page.goto('/estudiantes')
  await page.getByLabel('Buscar').fill(matricula)
  await page.getByRole('button', { name: `Kardex ${nombre}` }).click()
  const boton = page.getByRole('button', { name: 'Descargar' })
  await boton.waitFor()
  const tiempos: number[] = []
  for (const vez of ['la primera vez', 'otra vez']) {
    const inicio = performance.now()
    const [descarga] = await Promise.all([page.waitForEvent('download'), boton.click()])
    tiempos.push(performance.now() - inicio)
    await descarga.delete()
    console.log(`kardex de 60 materias a PDF, ${vez.padEnd(16)} ${tiempos.at(-1)?.toFixed(0).padStart(5)} ms`)
  }
  return tiempos
}

const despacio = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const arrastrar = async (page: Page, de: Locator, a: Locator) => {
  const [desde, hasta] = [await de.boundingBox(), await a.boundingBox()]
  if (!desde || !hasta) throw new Error('nothing to drag')
  await page.mouse.move(desde.x + 80, desde.y + 20)
  await page.mouse.down()
  await page.mouse.move(hasta.x + 80, hasta.y + 8, { steps: 30 })
  await page.mouse.up()
}

const desplazar = async (page: Page, sobre: Locator) => {
  await sobre.hover()
  for (const [x, y] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const)
    for (let paso = 0; paso < 12; paso += 1) await page.mouse.wheel(x * 120, y * 120)
}

/** Returns the smallest, of seven times, of the longest pause between two frames during an action: the rest of the machine can only lengthen it. */
const cuadroMasLargo = async (page: Page, que: string, hacer: () => Promise<void>) => {
  const todos: number[] = []
  for (let vez = 0; vez < 7; vez += 1) {
    const medida = page.evaluateHandle(medir)
    const fin = await medida
    await hacer()
    todos.push(await fin.evaluate(terminar => terminar()))
  }
  const menor = Math.min(...todos)
  console.log(
    `${que.padEnd(28)} ${menor.toFixed(0).padStart(5)} ms  (${todos.map(cada => cada.toFixed(0)).join(', ')})`,
  )
  return menor
}

/** Runs in the page: follows its frames until told to end. */
const medir = () => {
  let [antes, peor, sigue] = [performance.now(), 0, true]
  const cuadro = () => {
    const ahora = performance.now()
    peor = Math.max(peor, ahora - antes)
    antes = ahora
    if (sigue) requestAnimationFrame(cuadro)
  }
  requestAnimationFrame(cuadro)
  return () =>
    new Promise<number>(resolve =>
      requestAnimationFrame(() => {
        sigue = false
        resolve(peor)
      }),
    )
}
