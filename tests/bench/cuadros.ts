import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Measures actions of a person in a page, each until the frame that shows it (ms). */
export const cuadros = (page: Page) => {
  const medir = async (evento: 'keydown' | 'paste', hacer: () => Promise<void>) => {
    const visto = await page.evaluateHandle(verCuadro, evento)
    await hacer()
    const ms = await visto.evaluate(({ listo }) => listo)
    await setTimeout(100)
    return ms
  }
  return {
    /** Measures until the frame in which a cell from elsewhere comes into sight. */
    llegar: async (tecla: string, celda: string) => {
      const visto = await page.evaluateHandle(verLlegada, celda)
      await page.keyboard.press(tecla)
      return visto.evaluate(({ listo }) => listo)
    },
    /** Measures until the frame that shows other rows than before. */
    esperarRenglones: async (hacer: () => Promise<void>) => {
      const visto = await page.evaluateHandle(verRenglones)
      await hacer()
      return visto.evaluate(({ listo }) => listo)
    },
    pulsar: (tecla: string) => medir('keydown', () => page.keyboard.press(tecla)),
    pegar: async (texto: string) => {
      await page.evaluate(dicho => navigator.clipboard.writeText(dicho), texto)
      return medir('paste', () => page.keyboard.press('Control+v'))
    },
  }
}

/** Runs in the page: measures from the next event of a kind to the end of the frame after it. */
const verCuadro = (evento: string) => ({
  listo: new Promise<number>(resolve =>
    addEventListener(
      evento,
      event => {
        const cuadro = new MessageChannel()
        cuadro.port1.onmessage = () => resolve(performance.now() - event.timeStamp)
        requestAnimationFrame(() => cuadro.port2.postMessage(null))
      },
      { capture: true, once: true },
    ),
  ),
})

/** Runs in the page: measures from the next key to the end of the frame in which a cell is within the window, at most five seconds. */
const verLlegada = (celda: string) => ({
  listo: new Promise<number>(resolve =>
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const mirar = () => {
          const { top = 0, bottom = 0 } = document.querySelector(celda)?.getBoundingClientRect() ?? {}
          const vista = bottom > Math.max(top, 0) && top < innerHeight
          if (!vista && performance.now() - timeStamp < 5000) return requestAnimationFrame(mirar)
          const cuadro = new MessageChannel()
          cuadro.port1.onmessage = () => resolve(performance.now() - timeStamp)
          return cuadro.port2.postMessage(null)
        }
        requestAnimationFrame(mirar)
      },
      { capture: true, once: true },
    ),
  ),
})

/** Runs in the page: measures from the next click until the table holds other rows and a frame has shown them. */
const verRenglones = () => ({
  listo: new Promise<number>(resolve => {
    const dicho = () => document.querySelector('main table, table')?.textContent ?? ''
    const antes = dicho()
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const mirar = () => {
          const ahora = dicho()
          if (ahora === antes || ahora === '' || ahora.includes('Cargando')) return requestAnimationFrame(mirar)
          const cuadro = new MessageChannel()
          cuadro.port1.onmessage = () => resolve(performance.now() - timeStamp)
          return cuadro.port2.postMessage(null)
        }
        requestAnimationFrame(mirar)
      },
      { capture: true, once: true },
    )
  }),
})
