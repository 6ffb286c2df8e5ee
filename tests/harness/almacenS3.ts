import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Sha256 } from '@aws-crypto/sha256-js'
import { SignatureV4 } from '@smithy/signature-v4'
import { puertoLibre } from './proceso.ts'

const credentials = { accessKeyId: 'llave', secretAccessKey: 'secreto/con+signos' }

/**
 * Starts a small S3 server. Refuses requests that are not signed as Amazon's own library signs them, or whose body does
 * not match its hash. `falla` makes it fail from then on.
 */
export async function almacenS3() {
  const objetos = new Map<string, Buffer>()
  const falla = { caido: false, corrompe: false, hasta: Infinity }
  const firmador = new SignatureV4({
    credentials,
    region: 'mx-sur-1',
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  })

  /** Returns the Authorization header that this request should have. */
  const esperada = async ({ method = 'GET', url = '', headers }: IncomingMessage) => {
    const { pathname, searchParams } = new URL(url, 'http://s3')
    const firmados = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? []
    const fecha = String(headers['x-amz-date']).replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5')
    const { headers: firmada } = await firmador.sign(
      {
        method,
        protocol: 'http:',
        hostname: 's3',
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers: Object.fromEntries(firmados.map(nombre => [nombre, String(headers[nombre])])),
      },
      { signingDate: new Date(fecha) },
    )
    return firmada.authorization
  }

  const servidor = createServer(async (llega, sale) => {
    const cuerpo = await buffer(llega)
    const { method, headers, url = '' } = llega
    const { pathname, searchParams } = new URL(url, 'http://s3')
    const responde = (status: number, dicho: Buffer | string = '') => sale.writeHead(status).end(dicho)
    if (falla.caido || (method === 'PUT' && objetos.size >= falla.hasta)) return responde(500)
    if (sinEspacios(headers.authorization) !== sinEspacios(await esperada(llega))) return responde(403)
    if (method === 'PUT') {
      const huella = createHash('sha256').update(cuerpo).digest('hex')
      if (headers['x-amz-content-sha256'] !== huella) return responde(400)
      objetos.set(pathname, falla.corrompe ? Buffer.from('otro') : cuerpo)
      return responde(200)
    }
    if (method === 'DELETE') return responde(objetos.delete(pathname) ? 204 : 404)
    if (!searchParams.has('list-type')) return responde(objetos.has(pathname) ? 200 : 404, objetos.get(pathname))
    const claves = [...objetos.keys()].map(clave => clave.slice('/cubeta/'.length)).toSorted()
    const desde = Number(searchParams.get('continuation-token') ?? 0)
    const pagina = claves.slice(desde, desde + 3).map(clave => `<Contents><Key>${clave}</Key></Contents>`)
    const mas = desde + 3 < claves.length ? `<NextContinuationToken>${desde + 3}</NextContinuationToken>` : ''
    return responde(200, `<ListBucketResult>${mas}${pagina.join('')}</ListBucketResult>`)
  })
  const port = await puertoLibre()
  await new Promise<void>(resolve => servidor.listen(port, '127.0.0.1', resolve))
  const direccion = (secreto = credentials.secretAccessKey) =>
    `s3+http://${credentials.accessKeyId}:${encodeURIComponent(secreto)}@127.0.0.1:${port}/cubeta/cuc/archivos?region=mx-sur-1`
  const cerrar = () =>
    new Promise<void>(resolve => {
      servidor.close(() => resolve())
      servidor.closeAllConnections()
    })
  return { objetos, falla, direccion, cerrar }
}

const sinEspacios = (texto = '') => texto.replaceAll(' ', '')
