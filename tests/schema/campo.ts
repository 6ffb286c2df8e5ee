import type { AnyField } from '../../src/schema/kinds.ts'
import { herramientas } from './herramientas.ts'

/** The field of this name of the tools. */
export const campo = (name: string): AnyField => {
  const field = herramientas.fields[name]
  if (!field) throw new Error(`no field ${name}`)
  return field
}
