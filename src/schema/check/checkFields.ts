import { isDecided } from '../active.ts'
import { columnName } from '../record/columnName.ts'
import { forKind } from '../forKind.ts'
import { boundOf } from '../boundOf.ts'
import type { AnyField, BaseKind, FieldOf, Limit } from '../kinds.ts'
import { rulesOf } from '../ownKinds.ts'
import type { AnyResource } from '../resource.ts'
import { traitsOf } from '../traits.ts'
import { checkCondition } from './checkCondition.ts'
import type { Context } from './context.ts'
import { refuseRepeated, refuseUnknown } from './refuseUnknown.ts'
import { checkPath, placesOf } from './placesOf.ts'
import { checkReference } from './checkReference.ts'

/** Refuses unknown names and contradictory options in fields, and two fields in one place of the record or the table. */
export const checkFields = (resource: AnyResource, context: Context): string[] => {
  const { name, fields } = resource
  const namedFields = Object.entries(fields)
  const stored = namedFields.filter(([, field]) => traitsOf(field).stored)
  return [
    ...namedFields.flatMap(([each, field]) => {
      const at: At = { where: `${name}.${each}`, name: each, resource, context }
      return [
        ...checkCondition(`${at.where}.when`, field.when, resource),
        ...(Object.hasOwn(field.when ?? {}, each) ? [`${at.where}.when: un campo no puede depender de sí mismo.`] : []),
        ...checkKind(field, at),
      ]
    }),
    ...refuseRepeated(
      `${name}.fields`,
      namedFields.flatMap(([each, field]) => placesOf(each, field, context)),
      'en el registro: dos campos ocupan el mismo lugar',
    ),
    ...refuseRepeated(
      `${name}.fields`,
      [...stored.map(([each, field]) => columnName(each, field)), 'version', 'id_usuario', 'busqueda'],
      'en la tabla: es la columna de dos campos',
    ),
    ...refuseRepeated(`${name}.fields`, embeds(resource), 'como lugar de lo que traen dos referencias (embed.at)'),
  ]
}

/** Refuses a form that leaves out a required field or shows one twice, and `keeps` with fields that Agregar does not write. */
export const checkForm = ({ name, form, fields, keeps = [], write }: AnyResource): string[] => {
  const inForm = form?.flatMap(section => section.fields) ?? []
  const missing = form
    ? Object.entries(fields).filter(([each, field]) => isDecided(field) && field.required && !inForm.includes(each))
    : []
  return [
    ...inForm.flatMap(each => refuseUnknown(`${name}.form`, each, Object.keys(fields), `un campo de ${name}`)),
    ...refuseRepeated(`${name}.form`, inForm, 'en el formulario'),
    ...missing.map(([each]) => `${name}.form: falta «${each}», que es requerido y nadie podría llenar.`),
    ...keeps.flatMap(each => refuseUnknown(`${name}.keeps`, each, Object.keys(fields), `un campo de ${name}`)),
    ...refuseRepeated(`${name}.keeps`, keeps, 'entre lo que se conserva'),
    ...keeps.flatMap(each => {
      const field = fields[each]
      if (!field) return []
      const bound = field.kind === 'reference' ? Object.values(field.offer?.bind ?? {}) : []
      return [
        ...(!isDecided(field) || traitsOf(field).secret || field.only === 'update' || (form && !inForm.includes(each))
          ? [`${name}.keeps: «${each}» no se escribe en Agregar.`]
          : []),
        ...bound
          .filter(parent => !keeps.includes(parent))
          .map(parent => `${name}.keeps: «${each}» depende de «${parent}», que no se conserva.`),
      ]
    }),
    ...(keeps.length && !write?.create ? [`${name}.keeps: nadie puede agregar ${name}.`] : []),
  ]
}

type At = { where: string; name: string; resource: AnyResource; context: Context }

const checkKind = (field: AnyField, at: At): string[] =>
  forKind<(field: AnyField, at: At) => string[]>(
    field.kind,
    checks,
    () => rulesOf(field.kind)?.mistakes?.(at.where, at.resource) ?? [],
  )(field, at)

const nothing = () => []

const checks: { [K in BaseKind]: (field: FieldOf<K>, at: At) => string[] } = {
  id: nothing,
  email: nothing,
  accountEmail: ofAccount,
  password: ofAccount,
  decimal: ({ min, max }, { where }) => ordered(where, min, max),
  date: nothing,
  time: ({ min, max }, { where }) =>
    min && max && min[0] > max[0] ? [`${where}: el mínimo ${min[0]} es mayor que el máximo ${max[0]}.`] : [],
  flag: nothing,
  part: ({ of }, { where, context }) =>
    refuseUnknown(`${where}.of`, of, context.formParts, 'una parte registrada de formulario'),
  integer: ({ min, max, between }, { where }) => ordered(where, between?.[0] ?? min, between?.[1] ?? max),
  text: ({ built, length, max = 255, unique }, { where, name, resource, context }) => [
    ...ordered(where, length, max),
    ...(boundOf(max) > longestInIndex && (unique || isIndexed(resource, name))
      ? [`${where}: con más de ${longestInIndex} caracteres no cabe en un índice.`]
      : []),
    ...(built?.of ?? []).flatMap(path => {
      const [head = '', ...tail] = path.split('.')
      const field = resource.fields[head]
      if (!tail.length || !field)
        return refuseUnknown(`${where}.built`, head, Object.keys(resource.fields), `un campo de ${resource.name}`)
      return field.kind === 'reference'
        ? checkPath(`${where}.built`, field.to, tail.join('.'), context)
        : [`${where}.built: «${head}» no es una referencia, y «${path}» sigue por ella.`]
    }),
  ],
  choice: ({ choices, initial }, { where }) => [
    ...refuseRepeated(
      where,
      choices.flatMap(([value, , ...otherNames]) => [String(value), ...otherNames]),
      'entre sus opciones',
    ),
    ...(initial === undefined
      ? []
      : refuseUnknown(
          `${where}.initial`,
          String(initial),
          choices.map(([value]) => String(value)),
          'una de sus opciones',
        )),
    ...(new Set(choices.map(([value]) => typeof value)).size > 1
      ? [`${where}.choices: unas opciones son números y otras textos.`]
      : []),
  ],
  choices: ({ choices, offer }, { where, context }) => [
    ...refuseRepeated(
      where,
      choices.map(([value]) => String(value)),
      'entre sus opciones',
    ),
    ...refuseUnknown(
      `${where}.offer.path`,
      `GET ${offer.path.replace(/\/$/, '')}`,
      context.calls,
      'una llamada de la API',
    ),
  ],
  lookup: ({ of }, { where, context }) => refuseUnknown(`${where}.of`, of, context.lookups, 'una lista fija'),
  reference: (field, { where, resource, context }) => checkReference(where, field, resource, context),
  via: ({ of }, at) =>
    of.flatMap(place =>
      refuseUnknown(`${at.where}.of`, place, placesBefore(at), 'un lugar del registro declarado antes'),
    ),
  computed: ({ of = [] }, { where, resource }) =>
    of.flatMap(name =>
      refuseUnknown(`${where}.of`, name, Object.keys(resource.fields), `un campo de ${resource.name}`),
    ),
  inherited: ({ to, path, embedAt }, at) => {
    const target = at.context.resources[to]
    if (!target)
      return refuseUnknown(`${at.where}.to`, to, Object.keys(at.context.resources), 'una entidad del registro')
    return [
      ...refusePath(at.where, at.resource, { path, to }, at.context),
      ...[target.key, target.title].flatMap(each => {
        const place = `${embedAt}.${target.fields[each] ? columnName(each, target.fields[each]) : each}`
        return refuseUnknown(`${at.where}.embedAt`, place, placesBefore(at), 'un lugar del registro declarado antes')
      }),
    ]
  },
}

/** Tells whether an index holds the field: as key, order, unique set or declared index. */
const isIndexed = (
  { key, sort, ordered: orders = [], unique = [], indexes = [] }: AnyResource,
  name: string,
): boolean =>
  [key, ...[sort ?? []].flat(), ...orders, ...unique.flatMap(({ fields }) => fields), ...indexes.flat()].includes(name)

/** Longest text in an index (characters): an entry has 2,704 bytes at most, and a character takes up to four. */
const longestInIndex = 600

const placesBefore = ({ name, resource: { fields }, context }: At) =>
  Object.entries(fields)
    .slice(0, Object.keys(fields).indexOf(name))
    .flatMap(([each, field]) => placesOf(each, field, context))

/** Refuses a path with a step that is no reference of the resource before it, or that ends at another resource than `to`. */
function refusePath(
  where: string,
  { name, fields }: AnyResource,
  { path: [head = '', ...tail], to }: Pick<FieldOf<'inherited'>, 'path' | 'to'>,
  context: Context,
): string[] {
  const field = Object.hasOwn(fields, head) ? fields[head] : undefined
  if (field?.kind !== 'reference') return [`${where}.path: «${head}» no es una referencia de ${name}.`]
  const next = context.resources[field.to]
  if (tail.length && next) return refusePath(where, next, { path: tail, to }, context)
  return field.to === to ? [] : [`${where}.path: lleva a ${field.to}, y no a ${to}.`]
}

function ofAccount(field: AnyField, { where, name, resource }: At) {
  const expected = field.kind === 'password' ? 'password' : 'email'
  return [
    ...(resource.account ? [] : [`${where}: ${resource.name} no declara account, y este campo es de una cuenta.`]),
    ...(name === expected ? [] : [`${where}: el campo debe llamarse «${expected}», como lo lee la cuenta.`]),
  ]
}

const ordered = (where: string, min?: Limit, max?: Limit) => {
  if (min === undefined || max === undefined) return []
  const [least, most] = [boundOf(min), boundOf(max)]
  return least > most ? [`${where}: el mínimo ${least} es mayor que el máximo ${most}.`] : []
}

const embeds = ({ fields }: AnyResource) =>
  Object.values(fields).flatMap(field => (field.kind === 'reference' && field.embed ? [field.embed.at] : []))
