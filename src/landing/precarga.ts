import { traer } from './traer.ts'

/** Fetches what comes after the sign-in once the page has come and the browser rests, and then runs it step by step, each when no key has fallen for a moment: typing stays smooth, and «Ingresar» finds it ready. */
export async function precarga(pasos: readonly Paso[]): Promise<void> {
  const tecla = { cuando: -Infinity }
  const alTeclear = () => (tecla.cuando = performance.now())
  addEventListener('keydown', alTeclear, true)
  await llegada()
  await reposo()
  const [primera] = traer()
  await primera
  for (const paso of primera ? pasos : []) {
    await silencio(tecla)
    await paso().catch(() => undefined)
  }
  removeEventListener('keydown', alTeclear, true)
}

/** What may be done ahead; one that fails is done again, and told, when it is needed. */
export type Paso = () => Promise<unknown>

/** Waits until the page has come with all that it needs. */
const llegada = () =>
  document.readyState === 'complete' || new Promise(listo => addEventListener('load', listo, { once: true }))

const silencio = async (tecla: { cuando: number }): Promise<void> => {
  const falta = () => quietud - (performance.now() - tecla.cuando)
  while (falta() > 0) await new Promise(listo => setTimeout(listo, falta()))
  await reposo()
}

/** Milliseconds; between two keys of whoever types there are fewer. */
const quietud = 300

const reposo = () =>
  new Promise<void>(listo =>
    'requestIdleCallback' in window ? requestIdleCallback(() => listo(), { timeout: 1000 }) : setTimeout(listo),
  )
