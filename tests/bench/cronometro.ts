import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Cost of a key (ms): until the frame that shows it, and the page's work within that. */
export type Tecla = { hasta: number; hecho: number }

/** Makes the CPU of a page four times slower and measures keys in it, each pressed after the one before is shown. */
export const cronometro = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const medidas = await page.evaluateHandle(oir)
  return {
    /** Presses a key, and asks the page for nothing else while it is drawn. */
    pulsar: async (tecla: string): Promise<Tecla> => {
      await page.keyboard.press(tecla)
      await setTimeout(150)
      return medidas.evaluate(todas => todas.at(-1) ?? { hasta: 0, hecho: 0 })
    },
    parar: () => cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 }),
  }
}

/** Measures the lower bound on this machine: the same keys in a lone input on an empty page. */
export const cajaSola = async (page: Page): Promise<Tecla[]> => {
  await page.goto('about:blank')
  await page.setContent('<!doctype html><input>')
  await page.locator('input').focus()
  const { pulsar, parar } = await cronometro(page)
  const teclas: Tecla[] = []
  for (let vez = 0; vez < 10; vez += 1) for (const letra of 'Tequio2026') teclas.push(await pulsar(letra))
  await parar()
  return teclas
}

/** Returns for each key the median of its repetitions, since one may be disturbed by the rest of the machine. */
export const deEnMedio = (vueltas: readonly (readonly Tecla[])[]): Tecla[] =>
  (vueltas[0] ?? []).map((_, lugar) => {
    const veces = vueltas.flatMap(vuelta => vuelta[lugar] ?? [])
    return {
      hasta: en(
        veces.map(({ hasta }) => hasta),
        0.5,
      ),
      hecho: en(
        veces.map(({ hecho }) => hecho),
        0.5,
      ),
    }
  })

/** Returns the value below which that fraction of the times lies. */
export const en = (tiempos: readonly number[], parte: number) => {
  const orden = tiempos.toSorted((uno, otro) => uno - otro)
  return orden[Math.min(orden.length - 1, Math.floor(orden.length * parte))] ?? 0
}

/** Formats a line with the cost of keys. */
export const dicho = (que: string, teclas: readonly Tecla[]) => {
  const partes = (tiempos: readonly number[]) =>
    [0.5, 0.95, 1].map(parte => en(tiempos, parte).toFixed(0).padStart(3)).join(' / ')
  return `${que.padEnd(34)} ${String(teclas.length).padStart(4)} teclas, mediana / p95 / la peor: ${partes(teclas.map(({ hasta }) => hasta))} ms hasta verla, ${partes(teclas.map(({ hecho }) => hecho))} ms de trabajo`
}

/** Runs in the page: records for each key the time until the frame after it, and the work within that. */
const oir = () => {
  const medidas: { hasta: number; hecho: number }[] = []
  addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      if (key === 'Shift' || key === 'Control') return
      const inicio = performance.now()
      const trabajo = new MessageChannel()
      const cuadro = new MessageChannel()
      const fin = { hecho: 0 }
      trabajo.port1.onmessage = () => {
        fin.hecho = performance.now() - inicio
      }
      cuadro.port1.onmessage = () => medidas.push({ hasta: performance.now() - timeStamp, hecho: fin.hecho })
      trabajo.port2.postMessage(null)
      requestAnimationFrame(() => cuadro.port2.postMessage(null))
    },
    { capture: true },
  )
  return medidas
}
