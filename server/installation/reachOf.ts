type ReachOptions = {
  /** Value of HOST. */
  host?: string | undefined
  port: number
  /** `true` where there are accounts whose password everybody knows. */
  demonstration: boolean
  /** `true` where the start was told to do without demonstration data (`--vacio`). */
  empty: boolean
}

type Reach = {
  /** Addresses to listen on; every one when undefined. */
  hosts?: readonly string[]
  /** Lines that a person at the terminal must read about it. */
  lines: string[]
}

/** Decides which addresses to listen on: HOST; else only this machine while accounts have a known password; every one when started without them (`--vacio`). */
export const reachOf = ({ host, port, demonstration, empty }: ReachOptions): Reach => {
  if (host) return { hosts: [host], lines: demonstration && !isLoopback(host) ? [exposed, ''] : [] }
  if (!demonstration) return { lines: [] }
  if (empty) return { lines: [exposed, ''] }
  return {
    hosts: ['127.0.0.1', '::1'],
    lines: [
      `Solo se atiende desde este equipo (127.0.0.1 y ::1, puerto ${port}), porque las cuentas de demostración tienen una contraseña conocida.`,
      'Para abrirlo a toda la red arranque con HOST=0.0.0.0; sin datos de demostración, con npm start -- --vacio.',
      '',
    ],
  }
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

const exposed =
  'Atención: cualquiera que llegue a este puerto puede entrar con las cuentas de demostración, que tienen una contraseña conocida.'
