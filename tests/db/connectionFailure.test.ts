import { expect, test } from 'vitest'
import { connectionFailure } from '../../server/db/connectionFailure.ts'

const sinConfianza = 'no se confía en su certificado; NODE_EXTRA_CA_CERTS=/ruta/ca.pem dice en quién más se confía'

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate', sinConfianza],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain', sinConfianza],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate', sinConfianza],
  ['CERT_HAS_EXPIRED', 'certificate has expired', sinConfianza],
  ['ERR_TLS_CERT_ALTNAME_INVALID', "Hostname/IP does not match certificate's altnames: IP: 10.0.0.1", sinConfianza],
  ['', 'The server does not support SSL connections', 'el servidor no admite TLS, y la dirección lo pide con sslmode'],
  ['', 'timeout expired', 'el servidor no contestó a tiempo'],
  ['ETIMEDOUT', 'connect ETIMEDOUT 10.0.0.1:5432', 'el servidor no contestó a tiempo'],
  ['28P01', 'password authentication failed', 'el usuario o la contraseña no son correctos'],
  ['XX000', 'otra cosa', 'el servidor respondió «otra cosa»'],
])('of %s, «%s», a start says why, and never the password', (code, message, why) => {
  const { message: said } = connectionFailure(
    Object.assign(new Error(message), { code }),
    'postgres://cuc:secreta@base.mx/cuc',
  )
  expect(said).toBe(`No se pudo usar la base de datos de DATABASE_URL (base.mx:5432/cuc): ${why}.`)
})
