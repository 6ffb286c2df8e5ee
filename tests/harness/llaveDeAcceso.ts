import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (datos: string | Buffer) => createHash('sha256').update(datos).digest()
/** CBOR of a COSE key: elliptic, ES256, P-256, then x and y of 32 bytes each. */
const [antesDeX, antesDeY] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')]
/** CBOR of `{ fmt: 'none', attStmt: {}, authData: …}` up to the length of its last part, in two bytes. */
const sinTestigo = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461' + '59', 'hex')

type Cambios = { origen?: string; sitio?: string; contador?: number; verificada?: boolean; tipo?: string }

/** Simulates a passkey: the public key as the server stores it, and the answers of the device when it is created and used, correct except for the given changes. */
export const llaveDeAcceso = (sitio: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16).toString('base64url')
  const publica = Buffer.concat([antesDeX, Buffer.from(x, 'base64url'), antesDeY, Buffer.from(y, 'base64url')])
  const responder = (reto: string, cambios: Cambios = {}) => {
    const { origen = `https://${sitio}`, contador = 0, verificada = true, tipo = 'webauthn.get' } = cambios
    const cuenta = Buffer.alloc(4)
    cuenta.writeUInt32BE(contador)
    const datos = Buffer.concat([sha256(cambios.sitio ?? sitio), Buffer.from([verificada ? 5 : 1]), cuenta])
    const cliente = Buffer.from(JSON.stringify({ type: tipo, challenge: reto, origin: origen, crossOrigin: false }))
    const firma = sign('sha256', Buffer.concat([datos, sha256(cliente)]), privateKey)
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: cliente.toString('base64url'),
        authenticatorData: datos.toString('base64url'),
        signature: firma.toString('base64url'),
      },
    }
  }
  /** Returns the answer to a creation. Flags 0x45: user present, user verified, key included. No attestation («none»). */
  const nacer = (reto: string, { origen = `https://${sitio}`, tipo = 'webauthn.create' }: Cambios = {}) => {
    const propio = Buffer.from(id, 'base64url')
    const datos = Buffer.concat([
      sha256(sitio),
      Buffer.from('4500000000', 'hex'),
      Buffer.alloc(16),
      Buffer.from([0, propio.length]),
      propio,
      publica,
    ])
    const cliente = Buffer.from(JSON.stringify({ type: tipo, challenge: reto, origin: origen, crossOrigin: false }))
    const largo = Buffer.alloc(2)
    largo.writeUInt16BE(datos.length)
    const objeto = Buffer.concat([sinTestigo, largo, datos])
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: cliente.toString('base64url'),
        attestationObject: objeto.toString('base64url'),
        transports: ['internal'],
      },
    }
  }
  return { id, publica: publica.toString('base64url'), responder, nacer }
}
