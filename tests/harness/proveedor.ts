import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The person signed in at the provider, and the lies it tells. */
export type Papel = {
  sub: string
  email?: string
  email_verified?: boolean
  /** Claims that replace the correct ones in the ID token. */
  miente?: Record<string, unknown>
  /** Signs with a key that the provider does not publish. */
  otraFirma?: true
  /** Returns the mail only from the userinfo endpoint, as OpenID Connect allows; with this `sub`, if another. */
  aparte?: { sub?: string }
  /** Refuses the `prompt` parameter, which lets people choose an account. */
  sinElegir?: true
  /** Publishes the key of `otraFirma` under the name of its former one. */
  otraLlave?: true
  /** Values that replace the correct ones in the discovery document. */
  descubre?: Record<string, unknown>
  /** Answers codes with this status, or hangs up. */
  tokens?: number | 'cuelga'
}

/** Starts an OpenID Connect provider on a real port: discovery, keys, single-use codes with PKCE, signed ID tokens. `papel` sets who is signed in. */
export async function proveedor() {
  const [suya, ajena] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }))
  const papel: Papel = { sub: 'uno' }
  const codigos = new Map<string, { nonce: string; challenge: string; redirect: string }>()
  let emisor = ''
  const firmado = (claims: object) => {
    const parte = (valor: object) => Buffer.from(JSON.stringify(valor)).toString('base64url')
    const cuerpo = `${parte({ alg: 'RS256', kid: 'k', typ: 'JWT' })}.${parte(claims)}`
    const llave = (papel.otraFirma ? ajena : suya)?.privateKey
    return `${cuerpo}.${llave ? createSign('RSA-SHA256').update(cuerpo).sign(llave, 'base64url') : ''}`
  }
  const tokens = (form: URLSearchParams) => {
    const dado = codigos.get(form.get('code') ?? '')
    codigos.delete(form.get('code') ?? '')
    const probado = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!dado || dado.challenge !== probado || dado.redirect !== form.get('redirect_uri')) return undefined
    const ahora = Math.floor(Date.now() / 1000)
    const { sub, email, email_verified, miente, aparte } = papel
    const claims = {
      iss: emisor,
      aud: 'cuc',
      sub,
      ...(!aparte && { email, email_verified }),
      nonce: dado.nonce,
      iat: ahora,
      exp: ahora + 300,
    }
    return {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: firmado({ ...claims, ...miente }),
    }
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', emisor)
    const json = (valor: object, estado = 200) =>
      response.writeHead(estado, { 'content-type': 'application/json' }).end(JSON.stringify(valor))
    if (url.pathname === '/.well-known/openid-configuration')
      return json({
        issuer: emisor,
        authorization_endpoint: `${emisor}/autorizar`,
        token_endpoint: `${emisor}/tokens`,
        jwks_uri: `${emisor}/llaves`,
        userinfo_endpoint: `${emisor}/quien`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...papel.descubre,
      })
    if (url.pathname === '/llaves') {
      const publicada = (papel.otraLlave ? ajena : suya)?.publicKey.export({ format: 'jwk' })
      return json({ keys: [{ ...publicada, kid: 'k', alg: 'RS256', use: 'sig' }] })
    }
    if (papel.tokens === 'cuelga' && url.pathname === '/tokens') return request.socket.destroy()
    if (papel.tokens && url.pathname === '/tokens') return response.writeHead(Number(papel.tokens)).end()
    if (url.pathname === '/quien') {
      const { sub, email, email_verified, aparte } = papel
      return json({ ...(aparte && { email, email_verified }), sub: aparte?.sub ?? sub })
    }
    if (url.pathname === '/autorizar') {
      const dicho = (nombre: string) => url.searchParams.get(nombre) ?? ''
      const regreso = new URL(dicho('redirect_uri'))
      if (papel.sinElegir && url.searchParams.has('prompt')) {
        const error = { error: 'invalid_request', error_description: 'unsupported prompt value requested' }
        regreso.search = new URLSearchParams({ ...error, state: dicho('state') }).toString()
        return response.writeHead(302, { location: regreso.href }).end()
      }
      const code = randomUUID()
      codigos.set(code, { nonce: dicho('nonce'), challenge: dicho('code_challenge'), redirect: dicho('redirect_uri') })
      regreso.search = new URLSearchParams({ code, state: dicho('state') }).toString()
      return response.writeHead(302, { location: regreso.href }).end()
    }
    let cuerpo = ''
    request.on('data', trozo => (cuerpo += String(trozo)))
    return request.on('end', () => {
      const dados = tokens(new URLSearchParams(cuerpo))
      json(dados ?? { error: 'invalid_grant' }, dados ? 200 : 400)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address: string | AddressInfo | null = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  emisor = `http://127.0.0.1:${port}`
  const cerrar = () => new Promise<void>(resolve => server.close(() => resolve()))
  return { emisor, papel, cerrar }
}
