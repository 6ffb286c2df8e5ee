import { connect } from 'node:net'

/** Opens a raw connection to a local port. `estado.dicho` grows with what it receives; `llega` waits for a text; `fin` waits for the other side to close and returns all that it said. */
export function enchufe(port: number) {
  const socket = connect({ port, host: '127.0.0.1' })
  const estado = { dicho: '' }
  socket.setEncoding('utf8')
  socket.on('data', trozo => (estado.dicho += trozo))
  const fin = new Promise<string>(resolve => {
    socket.once('error', () => undefined)
    socket.once('close', () => resolve(estado.dicho))
  })
  const llega = (texto: string) =>
    new Promise<void>((resolve, reject) => {
      const mirar = () => estado.dicho.includes(texto) && resolve()
      socket.on('data', mirar)
      void fin.then(() => reject(new Error(`it closed without saying «${texto}»:\n${estado.dicho}`)))
      mirar()
    })
  return { envia: (texto: string) => socket.write(texto), cierra: () => socket.destroy(), estado, llega, fin }
}

/** Formats the head of an HTTP/1.1 request. */
export const peticionCruda = (metodo: string, camino: string, encabezados: Record<string, string | number> = {}) =>
  [
    `${metodo} ${camino} HTTP/1.1`,
    ...Object.entries({ Host: 'localhost', ...encabezados }).map(([nombre, valor]) => `${nombre}: ${valor}`),
    '\r\n',
  ].join('\r\n')
