import type { Page } from 'playwright-core'
import { boton, desplegar, esperar } from './gestos.ts'
import type { Toma } from './guion.ts'

/** The pictures of a facilitador, in the class of the demonstration that is not graded yet. Typed grades are not sent. */
export const deFacilitador: readonly Toma[] = [
  {
    nombre: 'facilitador-elegir',
    ruta: '/calificarClases',
    alto: 620,
    pasos: page => llegar(page, { Programa: 'Comunalidad', Periodo: 'Semestre 2026-2' }),
  },
  {
    nombre: 'facilitador-hoja',
    ruta: '/calificarClases',
    alto: 820,
    pasos: async page => {
      await llegar(page, {
        Programa: 'Comunalidad',
        Periodo: 'Semestre 2026-2',
        Materia: 'Cosmovisión',
        Asignatura: '',
      })
      await llenar(page, 6)
    },
  },
  {
    nombre: 'facilitador-confirmar',
    ruta: '/calificarClases',
    alto: 820,
    pasos: async page => {
      await llegar(page, {
        Programa: 'Comunalidad',
        Periodo: 'Semestre 2026-2',
        Materia: 'Cosmovisión',
        Asignatura: '',
      })
      await llenar(page, Infinity)
      await boton('Calificar')(page)
      await page.getByText('Una vez enviado los datos no se pueden volver a editar...').waitFor()
    },
  },
]

/** Goes down the cascade from the cards, also when the browser remembers a class. */
const llegar = async (page: Page, pasos: Record<string, string>) => {
  const volver = page.getByRole('button', { name: 'Volver' })
  if (await volver.count()) await volver.click()
  await boton('Seleccionar CUC Unión Hidalgo')(page)
  await desplegar(page, pasos)
}

const llenar = async (page: Page, hasta: number) => {
  const celdas = page.locator('input[data-campo=asistencia]')
  await celdas.first().waitFor()
  for (let cual = 0; cual < Math.min(hasta, await celdas.count()); cual += 1) {
    for (const [campo, texto] of [
      ['asistencia', 80 + ((cual * 7) % 21)],
      ['calificacion', 6.5 + ((cual * 9) % 35) / 10],
    ] as const) {
      await page.locator(`input[data-campo=${campo}][data-renglon="${cual}"]`).fill(String(texto))
    }
  }
  await esperar(page)
}
