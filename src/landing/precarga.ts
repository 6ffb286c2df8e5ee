import { traer } from './traer.ts'

/** Fetches what comes after the sign-in once the page has come and the browser rests, and then runs it step by step, each when nothing has been typed or filled in for a moment: typing stays smooth, and «Ingresar» finds it ready. */
export async function precarga(pasos: readonly Paso[]): Promise<void> {
  const tecla = { cuando: -Infinity }
  const alTeclear = () => (tecla.cuando = performance.now())
  for (const evento of escrito) addEventListener(evento, alTeclear, true)
  await llegada()
  await reposo()
  const [primera] = traer()
  await primera
  for (const paso of primera ? pasos : []) {
    await silencio(tecla)
    await paso().catch(() => undefined)
  }
  for (const evento of escrito) removeEventListener(evento, alTeclear, true)
}

/** What may be done ahead; one that fails is done again, and told, when it is needed. */
type Paso = () => Promise<unknown>

/** Waits until the page has come with all that it needs. */
const llegada = () =>
  document.readyState === 'complete' || new Promise(listo => addEventListener('load', listo, { once: true }))

const silencio = async (tecla: { cuando: number }): Promise<void> => {
  const falta = () => quietud - (performance.now() - tecla.cuando)
  while (falta() > 0) await new Promise(listo => setTimeout(listo, falta()))
  await reposo()
}

/** What a password manager fills in comes without keys, and «Ingresar» right after it. */
const escrito = ['keydown', 'input'] as const

/** Milliseconds; between two keys of whoever types there are fewer. */
const quietud = 300

const reposo = () =>
  new Promise<void>(listo =>
    'requestIdleCallback' in window ? requestIdleCallback(() => listo(), { timeout: 1000 }) : setTimeout(listo),
  )
