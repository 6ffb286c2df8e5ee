import type { Page } from 'playwright-core'
import type { navegador } from '../harness/navegador.ts'
import { en } from './cronometro.ts'

/** The middle of each figure of several measures. */
export const mitades = (medidas: readonly Readonly<Record<string, number>>[]): Record<string, number> =>
  Object.fromEntries(
    Object.keys(medidas[0] ?? {}).map(que => [
      que,
      en(
        medidas.map(una => una[que] ?? NaN),
        0.5,
      ),
    ]),
  )

/** A line for each figure: its middle, and the least and the most. */
export const dichas = (nombre: string, medidas: readonly Readonly<Record<string, number>>[]) =>
  Object.entries(mitades(medidas))
    .map(([que, mitad]) => {
      const todas = medidas.map(una => una[que] ?? NaN)
      return `${nombre.padEnd(32)} ${que.padEnd(38)} ${mitad.toFixed(0).padStart(6)}   (${Math.min(...todas).toFixed(0)} a ${Math.max(...todas).toFixed(0)}; ${medidas.length} veces)`
    })
    .join('\n')

/** One of those that are compared; `empezar` brings its page to where every turn begins. */
export type Participante = { nombre: string; page: Page; empezar: () => Promise<void> }

/** What no page can do better than on this machine: boxes alone on an empty page, for keys that are compared. */
export const cajasSolas = async (chromium: Awaited<ReturnType<typeof navegador>>): Promise<Participante> => {
  const page = await chromium.pagina('http://localhost')
  await page.setContent(`<!doctype html>${'<input>'.repeat(20)}`)
  return { nombre: solas, page, empezar: () => page.locator('input').first().focus() }
}

/** How boxes alone are called among those that are compared. */
export const solas = 'cajas solas, página vacía'

type Vueltas = ReadonlyMap<string, readonly Readonly<Record<string, number>>[]>

/**
 * The same turn of each, one after the other, seven times (or VECES) after one that warms up, on a CPU four times slower.
 * Only the page whose turn it is is slowed: Chromium slows a page by keeping its processor busy, even one that does nothing.
 */
export const porTurnos = async <Uno extends Participante>(
  participantes: readonly Uno[],
  vuelta: (uno: Uno) => Promise<Record<string, number>>,
): Promise<Vueltas> => {
  const medidas = new Map<string, Record<string, number>[]>()
  for (let vez = -1; vez < Number(process.env.VECES ?? 7); vez += 1)
    for (const uno of participantes) {
      await uno.page.bringToFront()
      const cdp = await uno.page.context().newCDPSession(uno.page)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const medida = await vuelta(uno)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await cdp.detach()
      if (vez >= 0) medidas.set(uno.nombre, [...(medidas.get(uno.nombre) ?? []), medida])
    }
  return medidas
}

/** Tells what each took and which part of every rival's time ours is, all keys as one figure, and of what is above boxes alone where these were measured; answers whether any is over the limit. */
export const comparadas = (medidas: Vueltas, limite: number): boolean => {
  const [[, nuestra = {}] = [], ...otras] = [...medidas].map(
    ([nombre, vueltas]) => [nombre, conTeclas(mitades(vueltas))] as const,
  )
  for (const [nombre, vueltas] of medidas) console.log(dichas(nombre, vueltas.map(conTeclas)))
  const piso = new Map(otras).get(solas) ?? {}
  let pasada = false
  for (const [nombre, suya = {}] of otras.filter(([cual]) => cual !== solas))
    for (const [que, ms] of Object.entries(suya)) {
      const parte = (nuestra[que] ?? NaN) / ms
      const base = piso[que]
      const encima =
        base === undefined ? '' : `; ${(((nuestra[que] ?? NaN) - base) / (ms - base)).toFixed(2)} sobre ${solas}`
      console.log(`${que}: ${parte.toFixed(2)} de ${nombre} (límite ${limite}${encima})`)
      pasada ||= !(parte <= limite)
    }
  return pasada
}

/** The keys of a turn as two figures: their middle, and all of them together, as whoever types them waits. */
const conTeclas = (medida: Readonly<Record<string, number>>): Record<string, number> => {
  const [teclas, otras] = [true, false].map(si =>
    Object.entries(medida).filter(([que]) => que.startsWith('tecla ') === si),
  )
  const cada = (teclas ?? []).map(([, ms]) => ms)
  return {
    ...(cada.length ? { 'una tecla': en(cada, 0.5), 'las de una vuelta': cada.reduce((suma, ms) => suma + ms) } : {}),
    ...Object.fromEntries(otras ?? []),
  }
}
