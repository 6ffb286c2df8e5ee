import { eq, sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { tables } from '../../server/university/tables.ts'
import type { DatosDeAsistencia } from '../../src/domain/asistencia.ts'
import { baseDeBanco, type Banco } from '../harness/baseDeBanco.ts'
import { elegir } from '../harness/elegir.ts'
import { entrar } from '../harness/entrar.ts'
import { grupoNumeroso } from '../harness/grupoNumeroso.ts'
import { navegador } from '../harness/navegador.ts'
import { porFuera } from '../harness/porFuera.ts'
import { cronometro, cajaSola, deEnMedio, dicho, type Tecla } from './cronometro.ts'
import { reporteNumeroso } from './reporteNumeroso.ts'

/** Limits (ms): a key in a class of 200 on a CPU four times slower, its submission on the server, the report of 1,000 students and the longest time that it blocks the page. */
const limites = { tecla: 50, envio: 300, pdf: 5000, bloqueo: 200 }

/** Measures the grade sheet and the attendance report in the built app, with a real server and a real Chromium. */
export async function bench() {
  const [base, chromium] = await Promise.all([baseDeBanco({ estudiantes: 400 }), navegador()])
  const clase = await grupoNumeroso(base.db, 200)
  const medidas = [
    ...(await deTeclas(await chromium.pagina(base.direccion), clase)),
    ...(await deEnvio(base, clase.id_clase)),
    ...(await deReporte(await chromium.pagina(base.direccion), clase)),
  ]
  await chromium.cerrar()
  await base.cerrar()
  for (const [que, tiempos, limite] of medidas) {
    const ordenados = tiempos.toSorted((una, otra) => una - otra)
    const [mediana = 0, peor = 0] = [ordenados[Math.floor(ordenados.length / 2)], ordenados.at(-1)]
    console.log(
      `${que.padEnd(46)} mediana ${mediana.toFixed(1).padStart(7)} ms   lo más ${peor.toFixed(1).padStart(7)} ms   (${tiempos.length} veces; límite ${limite})`,
    )
    if (peor > limite) process.exitCode = 1
  }
}

type Clase = Awaited<ReturnType<typeof grupoNumeroso>>
type Medida = readonly [que: string, tiempos: readonly number[], limite: number]

const deTeclas = async (page: Page, { cuc, programa, periodo, materia, clase }: Clase): Promise<Medida[]> => {
  await entrar(page, 'facilitador')
  await page.goto('/calificarClases')
  await page.getByRole('button', { name: `Seleccionar ${cuc}` }).click()
  await elegir(page, { Programa: programa, Periodo: periodo, Materia: materia, Asignatura: clase })
  await page.getByRole('grid').getByRole('textbox').first().focus()
  const { pulsar } = await cronometro(page)
  const teclas = [
    '9',
    '5',
    'Tab',
    '7',
    '.',
    '5',
    'Tab',
    'Tab',
    'B',
    'i',
    'e',
    'n',
    'Tab',
    '8',
    '0',
    'Enter',
    'Shift+Enter',
    'ArrowRight',
    '6',
    'Escape',
    '1',
    '1',
    'Enter',
    'Control+z',
    'ArrowLeft',
  ]
  const vueltas: Tecla[][] = []
  for (let vez = 0; vez < 12; vez += 1) {
    const vuelta: Tecla[] = []
    for (const tecla of teclas) vuelta.push(await pulsar(tecla))
    vueltas.push(vuelta)
  }
  console.log(dicho('una clase de 200, todas', vueltas.flat()))
  const cada = deEnMedio(vueltas)
  console.log(dicho('cada una, la de en medio de 12', cada))
  console.log(dicho('una caja sola, página vacía', await cajaSola(page)))
  return [['tecla en una clase de 200 (CPU ÷ 4), hasta verla', cada.map(({ hasta }) => hasta), limites.tecla]]
}

/** Resets the class before each submission, as if nobody had graded it. */
const deEnvio = async ({ db, direccion }: Banco, id_clase: string): Promise<Medida[]> => {
  const ingreso = await fetch(`${direccion}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'facilitador@demo.cuc.mx', password: 'Comunal2026' }),
  })
  const headers = { authorization: `Bearer ${(await ingreso.json()).data.token}`, 'content-type': 'application/json' }
  const inscritos = await db
    .select({ matricula: clasesEstudiantes.matricula })
    .from(clasesEstudiantes)
    .where(eq(clasesEstudiantes.id_clase, id_clase))
  const body = JSON.stringify({
    id_clase,
    estudiantes: inscritos.map(({ matricula }) => ({
      matricula,
      asistencia: 90,
      calificacion: 7.5,
      calificacion_letra: 'siete punto cinco',
      retroalimentacion: 'Entregó todas sus investigaciones a tiempo.',
    })),
  })
  const tiempos: number[] = []
  for (let vez = 0; vez < 15; vez += 1) {
    const inicio = performance.now()
    const respuesta = await fetch(`${direccion}/api/facilitadores/clases/estudiantes/calificacion`, {
      method: 'POST',
      headers,
      body,
    })
    await respuesta.text()
    tiempos.push(performance.now() - inicio)
    if (!respuesta.ok) throw new Error(`the submission answered ${respuesta.status}`)
    await db.update(tables.clases).set({ status_facilitador: false }).where(eq(tables.clases.id_clase, id_clase))
    await porFuera(db, sql`delete from ${pasos} where caso = ${id_clase}`)
    await db.delete(tables.calificaciones).where(eq(tables.calificaciones.id_clase, id_clase))
  }
  return [['envío de 200 estudiantes, validado y guardado', tiempos, limites.envio]]
}

const deReporte = async (page: Page, { programa, periodo, grupo }: Clase): Promise<Medida[]> => {
  await entrar(page, 'escolar')
  const data: DatosDeAsistencia = reporteNumeroso(1000)
  await page.route('**/materias/estudiantes', route =>
    route.fulfill({ json: { err: false, statusText: '', message: '', data } }),
  )
  await page.goto('/validarGrupoParaReporte')
  await elegir(page, { Programa: programa, Periodo: periodo })
  const boton = page.getByRole('button', { name: `Descargar reporte inicial de ${grupo}` })
  await boton.waitFor()
  const [tiempos, bloqueos]: [number[], number[]] = [[], []]
  for (let vez = 0; vez < 3; vez += 1) {
    const medida = await page.evaluateHandle(medirReporte)
    const [ventana] = await Promise.all([page.waitForEvent('popup'), boton.click()])
    const { tiempo, bloqueo } = await medida.evaluate(({ fin }) => fin)
    tiempos.push(tiempo)
    bloqueos.push(bloqueo)
    await ventana.close()
  }
  return [
    ['reporte de 1,000 estudiantes a PDF', tiempos, limites.pdf],
    ['lo que más detuvo a la página', bloqueos, limites.bloqueo],
  ]
}

/** Runs in the page: measures from the click to the file, and the longest task meanwhile. */
const medirReporte = () => {
  const medida = { inicio: 0, bloqueo: 0 }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      medida.inicio = timeStamp
    },
    { once: true, capture: true },
  )
  new PerformanceObserver(lista =>
    lista.getEntries().forEach(({ startTime, duration }) => {
      if (medida.inicio && startTime + duration > medida.inicio) medida.bloqueo = Math.max(medida.bloqueo, duration)
    }),
  ).observe({ type: 'longtask' })
  const fin = new Promise<{ tiempo: number; bloqueo: number }>(resolve => {
    const crear = URL.createObjectURL
    URL.createObjectURL = archivo => {
      const tiempo = performance.now() - medida.inicio
      URL.createObjectURL = crear
      setTimeout(() => resolve({ tiempo, bloqueo: medida.bloqueo }), 100)
      return crear.call(URL, archivo)
    }
  })
  return { fin }
}
