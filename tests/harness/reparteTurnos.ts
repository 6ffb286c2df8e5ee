import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a small balancer: it sends each request to the next of these ports, adds `X-Forwarded-For`, and names the port that answered in `X-Puerto`. */
export async function reparteTurnos(puertos: readonly number[]) {
  let turno = 0
  const servidor = createServer((llega, sale) => {
    const port = puertos[turno++ % puertos.length]
    const headers = { ...llega.headers, 'x-forwarded-for': '10.9.0.1' }
    const { method, url: path } = llega
    const envio = request({ port, host: '127.0.0.1', method, path, headers }, respuesta => {
      sale.writeHead(respuesta.statusCode ?? 502, { ...respuesta.headers, 'x-puerto': String(port) })
      respuesta.pipe(sale)
    })
    envio.on('error', () => sale.writeHead(502).end())
    llega.pipe(envio)
  })
  await new Promise<void>(resolve => servidor.listen(0, '127.0.0.1', resolve))
  const { port } = servidor.address() as AddressInfo
  const cerrar = () =>
    new Promise<void>(resolve => {
      servidor.close(() => resolve())
      servidor.closeAllConnections()
    })
  return { direccion: `http://127.0.0.1:${port}`, cerrar }
}
