import type { Page } from 'playwright-core'
import { baseDeBanco } from '../harness/baseDeBanco.ts'
import { entrar } from '../harness/entrar.ts'
import { navegador } from '../harness/navegador.ts'
import { cajaSola, cronometro, deEnMedio, dicho, en, type Tecla } from './cronometro.ts'

/** Limit from a key to the frame that shows it, on a CPU four times slower (ms). */
const limite = 50

const siempre = ['Nombre', 'Apellido paterno', 'Teléfono', 'Padecimiento', 'Calle', 'Escuela de procedencia']
const alAgregar = ['Matrícula', 'CURP', ...siempre, 'Correo electrónico']

/** Measures every key typed in the largest form, that of a student, in the built app and a real Chromium, beside a lone input on this machine. */
export async function bench() {
  const [base, chromium] = await Promise.all([baseDeBanco({ estudiantes: 200 }), navegador()])
  const page = await chromium.pagina(base.direccion)
  await entrar(page, 'escolar')
  await page.goto('/estudiantes')
  const todas: Tecla[] = []
  for (const [modo, boton] of [
    ['agregar', 'Agregar'],
    ['editar', /^Editar /],
  ] as const) {
    await page.getByRole('button', { name: boton }).first().click()
    await page.getByRole('dialog').getByLabel('Nombre').first().waitFor()
    if (modo === 'agregar') {
      await page.getByRole('combobox', { name: 'Nacionalidad' }).click()
      await page.getByRole('option', { name: 'Mexicana' }).click()
    }
    const teclas = await escribir(page, modo === 'agregar' ? alAgregar : siempre)
    todas.push(...teclas)
    console.log(dicho(modo, teclas))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Salir sin guardar' }).click()
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
  }
  console.log(dicho('una caja sola, página vacía', await cajaSola(page)))
  await chromium.cerrar()
  await base.cerrar()
  const peor = en(
    todas.map(({ hasta }) => hasta),
    1,
  )
  console.log(`La tecla más lenta: ${peor.toFixed(0)} ms (límite ${limite})`)
  if (peor > limite) process.exitCode = 1
}

/** Types in each of these fields seven times, and returns the median of each key. */
const escribir = async (page: Page, donde: readonly string[]): Promise<Tecla[]> => {
  const dialogo = page.getByRole('dialog')
  const { pulsar, parar } = await cronometro(page)
  const medidas: Tecla[] = []
  for (const campo of donde) {
    const control = dialogo
      .getByLabel(campo, { exact: true })
      .or(dialogo.getByLabel(`${campo} *`, { exact: true }))
      .first()
    const vueltas: Tecla[][] = []
    for (let vez = 0; vez < 7; vez += 1) {
      await control.fill('')
      await control.focus()
      const vuelta: Tecla[] = []
      for (const letra of 'Tequio2026') vuelta.push(await pulsar(letra))
      vueltas.push(vuelta)
    }
    medidas.push(...deEnMedio(vueltas))
  }
  await parar()
  return medidas
}
