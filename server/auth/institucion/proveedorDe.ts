import { allowInsecureRequests, type Configuration, discovery, enableNonRepudiationChecks } from 'openid-client'
import type { AppOptions, Institucion } from '../../context.ts'
import { reasonOf } from './providerFailures.ts'

/**
 * Reads the configuration of the institution's sign-in on first use, every hour, and after a failure, and checks its
 * signatures, not only its connection. Logs a failure and rejects.
 */
export const proveedorDe = (institucion: Institucion, log: AppOptions['log']): Promise<Configuration> => {
  const cached = read.get(institucion)
  if (cached && performance.now() - cached.at < hour) return cached.proveedor
  const proveedor = readFrom(institucion)
  read.set(institucion, { proveedor, at: performance.now() })
  proveedor.catch((error: unknown) => {
    forgetProveedor(institucion)
    log.warn({ event: 'ingreso fallido', how: 'institucion', reason: `discovery: ${reasonOf(error)}` })
  })
  return proveedor
}

/** Has the next sign-in read configuration and keys of the institution again. */
export const forgetProveedor = (institucion: Institucion): void => void read.delete(institucion)

/** Tells whether the institution may be asked to let people choose an account: `false` only where it lists its prompts and that is not among them. */
export const letsChoose = (proveedor: Configuration): boolean => {
  const { prompt_values_supported: prompts } = proveedor.serverMetadata()
  return !Array.isArray(prompts) || prompts.includes('select_account')
}

const read = new WeakMap<Institucion, { proveedor: Promise<Configuration>; at: number }>()

const hour = 3_600_000

const readFrom = async ({ emisor, cliente, secreto }: Institucion) => {
  const address = new URL(emisor)
  const local = address.protocol === 'http:'
  const proveedor = await discovery(address, cliente, secreto, undefined, {
    execute: [enableNonRepudiationChecks, ...(local ? [allowInsecureRequests] : [])],
    timeout: 10,
  })
  const metadata = proveedor.serverMetadata()
  const missing = needed.filter(each => !URL.canParse(metadata[each] ?? ''))
  if (missing.length > 0) throw new Error(`no address in ${missing.join(', ')}`)
  return proveedor
}

/** Addresses without which nobody can sign in there. */
const needed = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const
