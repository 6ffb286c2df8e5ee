import type { AnyResource } from '../resource.ts'
import { traitsOf } from '../traits.ts'
import { checkCondition } from './checkCondition.ts'
import { checkCorrection } from './checkCorrection.ts'
import type { Context } from './context.ts'
import { refuseRepeated, refuseUnknown } from './refuseUnknown.ts'

/** Refuses unknown fields, roles, parts and calls in a resource, and fields without the traits that it needs of them. */
export const checkResource = (resource: AnyResource, context: Context): string[] => {
  const { name, rules = {}, unique = [], states = [], during = [], with: parts = [], screen } = resource
  return [
    ...checkKey(resource),
    ...checkColumns(resource),
    ...checkOrder(resource),
    ...during.flatMap(each => refuseNoColumn(resource, 'during', each)),
    ...Object.keys(rules).flatMap(each => refuseNoField(resource, 'rules', each)),
    ...unique.flatMap(({ fields }) => fields.flatMap(each => refuseNoColumn(resource, 'unique', each))),
    ...states.flatMap(state => checkCondition(`${name}.states`, state, resource)),
    ...parts.flatMap(part =>
      refuseUnknown(`${name}.with`, part, Object.keys(context.recordParts), 'una parte registrada'),
    ),
    ...checkAdvice(resource, context),
    ...(context.checks?.(resource, context.resources) ?? []),
    ...checkLink(resource),
    ...checkAccount(resource, context),
    ...checkCorrection(resource, context),
    ...checkAfterSave(resource, context),
    ...[screen?.role ?? []].flat().flatMap(role => refuseUnknown(`${name}.screen.role`, role, context.roles, 'un rol')),
  ]
}

const refuseNoField = ({ name, fields }: AnyResource, where: string, fieldName: string): string[] =>
  refuseUnknown(`${name}.${where}`, fieldName, Object.keys(fields), `un campo de ${name}`)

/** Refuses what is no field of the resource, and a field that its table does not store. */
const refuseNoColumn = (resource: AnyResource, where: string, fieldName: string): string[] => [
  ...refuseNoField(resource, where, fieldName),
  ...refuseLacking(resource, where, fieldName, 'stored'),
]

/** Sentences for a field that lacks a trait. */
const lacks = { stored: 'no es una columna', sortable: 'no se puede ordenar' } as const

const refuseLacking = ({ name, fields }: AnyResource, where: string, fieldName: string, trait: keyof typeof lacks) => {
  const field = fields[fieldName]
  return field && !traitsOf(field)[trait] ? [`${name}.${where}: «${fieldName}» ${lacks[trait]}.`] : []
}

/** Refuses a key that is no column, or that could be missing or change. */
const checkKey = (resource: AnyResource): string[] => {
  const { name, fields, key } = resource
  const field = fields[key]
  const stays = !field || field.kind === 'id' || (field.required && (field.locked || field.assigned))
  return [
    ...refuseNoColumn(resource, 'key', key),
    ...(stays ? [] : [`${name}.key: «${key}» debe ser requerido y locked: una clave no cambia.`]),
  ]
}

/** Refuses a title, columns and searched fields that are unknown or secret, a gap between two commas among them, and a column that stands twice. */
const checkColumns = (resource: AnyResource): string[] => {
  const { name, fields, title, columns, search = [] } = resource
  return [
    ...refuseNoField(resource, 'title', title),
    ...Object.entries({ columns, search }).flatMap(([where, names]) =>
      Array.from(names, String).flatMap(each => [
        ...refuseNoField(resource, where, each),
        ...(fields[each] && traitsOf(fields[each]).secret ? [`${name}.${where}: «${each}» es secreto.`] : []),
      ]),
    ),
    ...refuseRepeated(`${name}.columns`, columns, 'entre las columnas'),
  ]
}

/** Refuses an order by fields that cannot be sorted by, and lists that would be in the order of a generated key, which nobody reads. */
const checkOrder = (resource: AnyResource): string[] => {
  const { name, fields, key, sort, lists } = resource
  const isUnread = fields[key]?.assigned && fields[key].kind === 'id' && Object.keys(lists).length
  if (sort === undefined)
    return isUnread
      ? [
          `${name}.sort: sin él sus listas saldrían en el orden de «${key}», que nadie lee; diga por qué campo se ordenan.`,
        ]
      : []
  return [sort]
    .flat()
    .flatMap((each, at) => [
      ...refuseNoField(resource, 'sort', each),
      ...refuseLacking(resource, 'sort', each, 'sortable'),
      ...(at > 0 ? refuseLacking(resource, 'sort', each, 'stored') : []),
    ])
}

/** Refuses unknown advisors, and advice that asks unknown fields or could not find anything in this entity. */
const checkAdvice = (resource: AnyResource, context: Context): string[] =>
  Object.entries(resource.advice ?? {}).flatMap(([advisor, moving]) => [
    ...refuseUnknown(`${resource.name}.advice`, advisor, Object.keys(context.advisors), 'una advertencia registrada'),
    ...moving.flatMap(each => refuseNoField(resource, `advice.${advisor}`, each)),
    ...lackingFor(advisor, resource, context),
  ])

/** Refuses an advice of another entity, or one that reads fields that the resource lacks: it would never find anything. */
const lackingFor = (advisor: string, { name, fields }: AnyResource, { advisors }: Context): string[] => {
  const { needs = [], of = name } = advisors[advisor] ?? {}
  if (of !== name) return [`${name}.advice.${advisor}: es una advertencia de ${of}, no de ${name}.`]
  return needs
    .filter(each => !fields[each])
    .map(each => `${name}.advice.${advisor}: lee «${each}», que no es un campo de ${name}.`)
}

/** Refuses a side of a link that is no reference. */
const checkLink = (resource: AnyResource): string[] =>
  (resource.link ?? []).flatMap(side =>
    resource.fields[side]?.kind === 'reference'
      ? []
      : [...refuseNoField(resource, 'link', side), `${resource.name}.link: «${side}» debe ser una referencia.`],
  )

const checkAfterSave = (resource: AnyResource, { calls }: Context): string[] => {
  const { name, afterSave } = resource
  if (!afterSave) return []
  return [
    ...checkCondition(`${name}.afterSave.when`, afterSave.when, resource),
    ...refuseUnknown(`${name}.afterSave.read`, `GET ${afterSave.read}`, calls, 'una llamada de la API'),
  ]
}

const checkAccount = (resource: AnyResource, { roles, accounts }: Context): string[] => {
  const { name, fields, account } = resource
  if (!account) return []
  return [
    ...(accounts ? [] : [`${name}.account: esta casa no lleva cuentas.`]),
    ...refuseUnknown(`${name}.account.rol`, account.rol, roles, 'un rol'),
    ...refuseUnknown(`${name}.account.status`, account.status, Object.keys(fields), `un campo de ${name}`),
    ...checkCondition(`${name}.account.when`, account.when, resource),
    ...(Object.values(fields).some(({ kind }) => kind === 'accountEmail')
      ? []
      : [`${name}.account: falta un campo accountEmail.`]),
  ]
}
