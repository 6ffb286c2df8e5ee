import type { AnyResource } from '../resource.ts'
import { textOf } from './text.ts'

/** Returns the sentence that refuses a record which meets none of the combinations of values that it may hold. */
export const statesInWords = ({ states = [], fields }: AnyResource): string => {
  const inWords = (name: string, accepted: unknown) => {
    const field = fields[name]
    const values = [accepted].flat().map(value => (field ? textOf(name, field, { [name]: value }) : String(value)))
    return `«${field?.label ?? name}»: ${values.join(' o ')}`
  }
  const alternatives = states.map(state =>
    Object.entries(state)
      .map(([name, allowed]) => inWords(name, allowed))
      .join(' y '),
  )
  return `Esos datos no pueden ir juntos. Debe ser ${alternatives.join('; o bien ')}`
}
