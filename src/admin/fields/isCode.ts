import { resourceNamed } from '../../schema/house.ts'
import type { FieldKind, FieldOf } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** Whether a field is read sign by sign (a key, a CURP, a date), so that no line may break inside it. */
export const isCode = (resource: AnyResource, name: string): boolean => {
  const field = resource.fields[name]
  return field !== undefined && (name === resource.key || codeOf(field, resource))
}

const codeOf = <K extends FieldKind>(field: FieldOf<K>, resource: AnyResource) =>
  codes[field.kind as K](field, resource)

const always = () => true
const never = () => false

const codes: { [K in FieldKind]: (field: FieldOf<K>, resource: AnyResource) => boolean } = {
  id: always,
  integer: always,
  decimal: always,
  date: always,
  time: always,
  postalCode: always,
  text: ({ upper, length }) => upper === true || length !== undefined,
  /** Without anything of its record it shows the record's key. */
  reference: ({ to, embed }) => {
    const target = resourceNamed(to)
    return embed === undefined || isCode(target, target.title)
  },
  via: ({ of: [place = '', ...more] }, { fields }) => {
    const [at, name = ''] = place.split('.')
    const leading = Object.values(fields).find(field => field.kind === 'reference' && field.embed?.at === at)
    return more.length === 0 && leading?.kind === 'reference' && isCode(resourceNamed(leading.to), name)
  },
  email: never,
  accountEmail: never,
  password: never,
  flag: never,
  choice: never,
  choices: never,
  lookup: never,
  colonia: never,
  place: never,
  part: never,
  computed: never,
}
