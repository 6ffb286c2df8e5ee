import { direccion } from './direccion.ts'
import { tokenActual } from './sesion.ts'

/** Answers that travel beside the code, or the drawing, that will read them. Each is asked for once and handed over once, to the session that asked, while it is fresh (ms) and nothing was written since; what nobody takes is let go, and so is what failed. */
export const adelanto = {
  pedir(paths: readonly string[], frescura = 10_000): void {
    const token = tokenActual()
    for (const path of paths) {
      if (vale(enCamino.get(path))) continue
      const corte = new AbortController()
      const respuesta = fetch(direccion(path), {
        headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
        credentials: 'include',
        signal: corte.signal,
      })
      const pedida = { respuesta, token, hasta: Date.now() + frescura }
      enCamino.set(path, pedida)
      const soltar = () => enCamino.get(path) === pedida && enCamino.delete(path)
      respuesta.then(({ ok }) => ok || soltar(), soltar)
      setTimeout(() => soltar() && corte.abort(), frescura)
    }
  },
  /** The answer of a path; none when it was not asked for, was taken, or is another session's or too old. */
  tomar(path: string): Promise<Response> | undefined {
    const pedida = enCamino.get(path)
    enCamino.delete(path)
    return vale(pedida) ? pedida.respuesta : undefined
  },
  /** Lets go what was asked before a write, or while it went on: one that saves what a person typed begins (1) or ends (-1), or another does (0). */
  escribe(cuantas: 1 | 0 | -1) {
    enCurso += cuantas
    escrituras += 1
    enCamino.clear()
  },
  /** Whether something that a person typed is on its way: nobody knows yet whether it will be saved. */
  hayEscritura: () => enCurso > 0,
  /** How often a write has begun or ended: what was read while it was another number may be old. */
  escrituras: () => escrituras,
}

const vale = (pedida?: Pedida): pedida is Pedida =>
  pedida !== undefined && pedida.token === tokenActual() && Date.now() < pedida.hasta

type Pedida = { respuesta: Promise<Response>; token?: string; hasta: number }

const enCamino = new Map<string, Pedida>()
let escrituras = 0
let enCurso = 0
