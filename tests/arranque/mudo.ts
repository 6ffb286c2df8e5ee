import { createServer, type Socket } from 'node:net'
import { puertoLibre } from '../harness/proceso.ts'

/** Starts a mail server that accepts connections and never answers. */
export const mudo = async () => {
  const port = await puertoLibre()
  const llegados: Socket[] = []
  const server = createServer(socket => void llegados.push(socket.on('error', () => undefined))).listen(port)
  return {
    url: `smtp://127.0.0.1:${port}`,
    llegados,
    cerrar: () => {
      llegados.forEach(socket => socket.destroy())
      server.close()
    },
  }
}
