import { connect, createServer, type Socket } from 'node:net'

/** Opens a local port that forwards each connection to the next of other local ports, as a balancer does. `apunta` changes the targets and cuts the open connections. */
export async function puente(port: number, destinos: readonly number[]) {
  let [a, turno] = [destinos, 0]
  const abiertos = new Set<Socket>()
  const guardar = (socket: Socket) => {
    abiertos.add(socket)
    socket.once('close', () => abiertos.delete(socket))
  }
  const servidor = createServer({ noDelay: true }, desde => {
    const hacia = connect({ port: a[turno++ % a.length] ?? 0, host: '127.0.0.1', noDelay: true })
    for (const [uno, otro] of [
      [desde, hacia],
      [hacia, desde],
    ] as const) {
      guardar(uno)
      uno.pipe(otro)
      uno.once('error', () => otro.destroy())
      uno.once('close', () => otro.destroy())
    }
  })
  await new Promise<void>(listo => servidor.listen(port, '127.0.0.1', 8192, listo))
  const cortar = () => abiertos.forEach(socket => socket.destroy())
  return {
    apunta: (...nuevos: number[]) => {
      a = nuevos
      cortar()
    },
    cerrar: () => {
      servidor.close()
      cortar()
    },
  }
}
