import { allowInsecureRequests, type Configuration, discovery, enableNonRepudiationChecks } from 'openid-client'
import type { Institucion } from '../../context.ts'

/** Reads the configuration of the institution's sign-in when it is first needed, and again after a failure. Checks its signatures, not only its connection. */
export const proveedorDe = (institucion: Institucion): Promise<Configuration> => {
  const known = read.get(institucion)
  if (known) return known
  const reading = readFrom(institucion)
  read.set(institucion, reading)
  reading.catch(() => read.delete(institucion))
  return reading
}

/** Tells whether the institution may be asked to let people choose an account: `false` only where it lists its prompts and that is not among them. */
export const letsChoose = (proveedor: Configuration): boolean => {
  const { prompt_values_supported: known } = proveedor.serverMetadata()
  return !Array.isArray(known) || known.includes('select_account')
}

const read = new WeakMap<Institucion, Promise<Configuration>>()

const readFrom = ({ emisor, cliente, secreto }: Institucion) => {
  const address = new URL(emisor)
  const local = address.protocol === 'http:'
  return discovery(address, cliente, secreto, undefined, {
    execute: [enableNonRepudiationChecks, ...(local ? [allowInsecureRequests] : [])],
    timeout: 10,
  })
}
