import type { AnyField } from '../../src/schema/kinds.ts'
import { herramientas } from './herramientas.ts'

/** Returns a field of the tools by name. */
export const campo = (name: string): AnyField => {
  const field = herramientas.fields[name]
  if (!field) throw new Error(`no field ${name}`)
  return field
}
