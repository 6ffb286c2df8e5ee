import type { AnyResource } from '../resource.ts'
import { textOf } from './text.ts'

/** Returns the sentence that refuses a record which meets none of the combinations of values that it may hold. */
export const statesInWords = ({ states = [], fields }: AnyResource): string => {
  const said = (name: string, wanted: unknown) => {
    const field = fields[name]
    const values = [wanted].flat().map(value => (field ? textOf(name, field, { [name]: value }) : String(value)))
    return `«${field?.label ?? name}»: ${values.join(' o ')}`
  }
  const all = states.map(state =>
    Object.entries(state)
      .map(([name, wanted]) => said(name, wanted))
      .join(' y '),
  )
  return `Esos datos no pueden ir juntos. Debe ser ${all.join('; o bien ')}`
}
