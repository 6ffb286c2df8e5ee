import { baseDeBanco } from '../harness/baseDeBanco.ts'
import { elegir } from '../harness/elegir.ts'
import { entrar } from '../harness/entrar.ts'
import { grupoNumeroso } from '../harness/grupoNumeroso.ts'
import { navegador } from '../harness/navegador.ts'
import { abrirRivales } from './abrirRivales.ts'
import { cajasSolas, comparadas, porTurnos, solas, type Participante } from './comparacion.ts'
import { cuadros } from './cuadros.ts'

/** Maximum share of each rival's time. */
const limite = 0.8

/** One of the sheets. `ultima` selects a cell of its last row, where that scrolls into sight: MUI X lets the page scroll instead. */
type Hoja = Participante & { ultima?: string }

/** Measures the sheet of 200 × 4 cells beside AG Grid community and MUI X DataGrid: keys, the first letter, a paste, undo and the way to the last row, each until its frame, on a CPU four times slower. */
export async function bench() {
  const [base, chromium] = await Promise.all([baseDeBanco({ estudiantes: 400 }), navegador()])
  const clase = await grupoNumeroso(base.db, 200)
  const rivales = await abrirRivales(base.direccion)
  const propia = await chromium.pagina(base.direccion, { permissions: ['clipboard-read', 'clipboard-write'] })
  await entrar(propia, 'facilitador')
  await propia.goto('/calificarClases')
  await propia.getByRole('button', { name: `Seleccionar ${clase.cuc}` }).click()
  await elegir(propia, {
    Programa: clase.programa,
    Periodo: clase.periodo,
    Materia: clase.materia,
    Asignatura: clase.clase,
  })
  await propia.getByRole('grid').getByRole('textbox').first().waitFor()
  const hojas: Hoja[] = [
    {
      nombre: 'aquí',
      page: propia,
      ultima: '[role=grid] .pliego:last-child .tramo:last-child .fila:last-child input',
      empezar: () => propia.getByRole('grid').getByRole('textbox').first().focus(),
    },
  ]
  for (const [nombre, archivo, celda, ultima] of [
    ['AG Grid', 'ag', '[row-index="0"] [col-id=asistencia]', '[row-index="199"] [col-id=asistencia]'],
    ['MUI X DataGrid', 'mui', '[data-id="0"] [data-field=asistencia]', undefined],
  ] as const) {
    const page = await chromium.pagina(rivales.direccion, { permissions: ['clipboard-read', 'clipboard-write'] })
    page.context().setDefaultTimeout(60_000)
    await page.goto(`/${archivo}.html`)
    await page.locator(celda).first().waitFor()
    const empezar = async () => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+Home')
      await page.locator(celda).first().click()
    }
    hojas.push({ nombre, page, ultima, empezar })
  }
  hojas.push(await cajasSolas(chromium))
  const medida = await porTurnos(hojas, async ({ nombre, page, ultima, empezar }) => {
    const { pulsar, pegar, llegar } = cuadros(page)
    const vuelta: Record<string, number> = {}
    await empezar()
    for (const [lugar, tecla] of teclas.entries()) vuelta[`tecla ${lugar + 1}, ${tecla}`] = await pulsar(tecla)
    if (nombre === solas) return vuelta
    if (nombre !== 'MUI X DataGrid') vuelta['deshacer lo último'] = await pulsar('Control+z')
    await empezar()
    vuelta['primera letra'] = await pulsar('8')
    await page.keyboard.press('Escape')
    await empezar()
    if (nombre === 'aquí') {
      vuelta['pegar 200 × 3, que ninguno ofrece'] = await pegar(bloque)
      vuelta['deshacer lo pegado, que ninguno ofrece'] = await pulsar('Control+z')
    }
    await empezar()
    if (ultima) vuelta['ir al último renglón'] = await llegar('Control+End', ultima)
    return vuelta
  })
  if (comparadas(medida, limite)) process.exitCode = 1
  await chromium.cerrar()
  rivales.cerrar()
  await base.cerrar()
}

const teclas = ['9', '5', 'Tab', '7', '.', '5', 'Tab', 'Tab', 'B', 'i', 'e', 'n', 'Enter', '8', '0', 'Enter', 'ArrowUp']

const bloque = Array.from({ length: 200 }, (_, renglon) => `${50 + (renglon % 50)}\t${5 + (renglon % 5)}\tSiete`).join(
  '\n',
)
