import type { Page } from 'playwright-core'
import type { navegador } from '../harness/navegador.ts'
import { en } from './cronometro.ts'

/** Returns the median of each figure over several measurements. */
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

/** Formats a line for each figure: its median, minimum and maximum. */
export const dichas = (nombre: string, medidas: readonly Readonly<Record<string, number>>[]) =>
  Object.entries(mitades(medidas))
    .map(([que, mitad]) => {
      const todas = medidas.map(una => una[que] ?? NaN)
      return `${nombre.padEnd(32)} ${que.padEnd(38)} ${mitad.toFixed(0).padStart(6)}   (${Math.min(...todas).toFixed(0)} a ${Math.max(...todas).toFixed(0)}; ${medidas.length} veces)`
    })
    .join('\n')

/** One of the pages compared. `empezar` brings it to the start of each turn. */
export type Participante = { nombre: string; page: Page; empezar: () => Promise<void> }

/** The lower bound on this machine for keys: an empty page with plain inputs. */
export const cajasSolas = async (chromium: Awaited<ReturnType<typeof navegador>>): Promise<Participante> => {
  const page = await chromium.pagina('http://localhost')
  await page.setContent(`<!doctype html>${'<input>'.repeat(20)}`)
  return { nombre: solas, page, empezar: () => page.locator('input').first().focus() }
}

/** Name of the plain inputs among the pages compared. */
export const solas = 'cajas solas, página vacía'

type Vueltas = ReadonlyMap<string, readonly Readonly<Record<string, number>>[]>

/**
 * Takes the same turn on each page in turn, seven times (or VECES) after a warm-up, on a CPU four times slower. Slows
 * only the page at turn: a slowed page keeps its processor busy, even idle.
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

/** Prints the times of each page and our share of each rival's time, all keys as one figure, also above the plain inputs where they were measured. Returns whether any share exceeds the limit. */
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

/** Joins the keys of a turn into two figures: their median, and their sum, which is what a person typing waits. */
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
