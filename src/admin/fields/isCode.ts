import { forKind } from '../../schema/forKind.ts'
import { resourceNamed } from '../../schema/house.ts'
import type { AnyField, BaseKind, FieldOf } from '../../schema/kinds.ts'
import { rulesOf } from '../../schema/ownKinds.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** Tells whether a field is read character by character (a key, a CURP, a date), so that no line may break inside it. */
export const isCode = (resource: AnyResource, name: string): boolean => {
  const field = resource.fields[name]
  return field !== undefined && (name === resource.key || codeOf(field, resource))
}

const codeOf = (field: AnyField, resource: AnyResource) =>
  forKind<(field: AnyField, resource: AnyResource) => boolean>(
    field.kind,
    codes,
    () => rulesOf(field.kind)?.code === true,
  )(field, resource)

const always = () => true
const never = () => false

const codes: { [K in BaseKind]: (field: FieldOf<K>, resource: AnyResource) => boolean } = {
  id: always,
  integer: always,
  decimal: always,
  date: always,
  time: always,
  text: ({ upper, length }) => upper === true || length !== undefined,
  /** A reference without an embedded title shows the key of its record. */
  reference: ({ to, embed }) => {
    const target = resourceNamed(to)
    const title = target.fields[target.title]
    const titles = (title?.kind === 'via' ? title.of : [target.title]).some(each => embed?.fields.includes(each))
    return !titles || isCode(target, target.title)
  },
  via: ({ of: [place = '', ...more] }, { fields }) => {
    const [at, name = ''] = place.split('.')
    const leading = Object.values(fields).find(field => field.kind === 'reference' && field.embed?.at === at)
    return more.length === 0 && leading?.kind === 'reference' && isCode(resourceNamed(leading.to), name)
  },
  inherited: ({ to }) => isCode(resourceNamed(to), resourceNamed(to).title),
  email: never,
  accountEmail: never,
  password: never,
  flag: never,
  choice: never,
  choices: never,
  lookup: never,
  part: never,
  computed: never,
}
