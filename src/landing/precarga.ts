/** Runs what was fetched ahead, step by step, each when the browser rests and no key has fallen for a moment: typing stays smooth, and «Ingresar» finds it ready. */
export async function precarga(traido: Promise<unknown> | undefined, pasos: readonly Paso[]): Promise<void> {
  if (!traido) return
  const tecla = { cuando: -Infinity }
  const alTeclear = () => (tecla.cuando = performance.now())
  addEventListener('keydown', alTeclear, true)
  await traido
  for (const paso of pasos) {
    await silencio(tecla)
    await paso().catch(() => undefined)
  }
  removeEventListener('keydown', alTeclear, true)
}

/** What may be done ahead; one that fails is done again, and told, when it is needed. */
export type Paso = () => Promise<unknown>

const silencio = async (tecla: { cuando: number }): Promise<void> => {
  const falta = quietud - (performance.now() - tecla.cuando)
  if (falta <= 0) return reposo()
  await new Promise(listo => setTimeout(listo, falta))
  return silencio(tecla)
}

/** Milliseconds; between two keys of whoever types there are fewer. */
const quietud = 300

const reposo = () =>
  new Promise<void>(listo =>
    'requestIdleCallback' in window ? requestIdleCallback(() => listo(), { timeout: 1000 }) : setTimeout(listo),
  )
