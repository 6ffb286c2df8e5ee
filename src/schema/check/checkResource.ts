import type { AnyResource } from '../resource.ts'
import { traitsOf } from '../traits.ts'
import { checkCondition } from './checkCondition.ts'
import { checkCorrection } from './checkCorrection.ts'
import type { Context } from './context.ts'
import { refuseRepeated, refuseUnknown } from './refuseUnknown.ts'

/** Refuses unknown fields, roles, parts and calls in a resource, and fields without the traits that it needs of them. */
export const checkResource = (resource: AnyResource, context: Context): string[] => {
  const { name, fields, key, title, columns, search = [], sort, rules = {}, unique = [], states = [] } = resource
  const { during = [], link = [], afterSave, with: parts = [], screen } = resource
  const all = Object.keys(fields)
  const field = (where: string, said: string) => refuseUnknown(`${name}.${where}`, said, all, `un campo de ${name}`)
  const lacks = (where: string, said: string, trait: 'stored' | 'sortable', what: string) => {
    const declared = fields[said]
    return declared && !traitsOf(declared)[trait] ? [`${name}.${where}: «${said}» ${what}.`] : []
  }
  return [
    ...field('key', key),
    ...lacks('key', key, 'stored', 'no es una columna'),
    ...(fields[key] &&
    fields[key].kind !== 'id' &&
    !(fields[key].required && (fields[key].locked || fields[key].assigned))
      ? [`${name}.key: «${key}» debe ser requerido y locked: una clave no cambia.`]
      : []),
    ...field('title', title),
    ...[...columns, ...search].flatMap(each => [
      ...field('columns', each),
      ...(fields[each] && traitsOf(fields[each]).secret ? [`${name}.columns: «${each}» es secreto.`] : []),
    ]),
    ...refuseRepeated(`${name}.columns`, columns, 'entre las columnas'),
    ...[sort ?? []]
      .flat()
      .flatMap((each, at) => [
        ...field('sort', each),
        ...lacks('sort', each, 'sortable', 'no se puede ordenar'),
        ...(at > 0 ? lacks('sort', each, 'stored', 'no es una columna') : []),
      ]),
    ...checkOrder(resource),
    ...during.flatMap(each => [...field('during', each), ...lacks('during', each, 'stored', 'no es una columna')]),
    ...Object.keys(rules).flatMap(each => field('rules', each)),
    ...unique.flatMap(({ fields: set }) =>
      set.flatMap(each => [...field('unique', each), ...lacks('unique', each, 'stored', 'no es una columna')]),
    ),
    ...states.flatMap(state => checkCondition(`${name}.states`, state, resource)),
    ...parts.flatMap(part =>
      refuseUnknown(`${name}.with`, part, Object.keys(context.recordParts), 'una parte registrada'),
    ),
    ...Object.entries(resource.advice ?? {}).flatMap(([advisor, asked]) => [
      ...refuseUnknown(`${name}.advice`, advisor, Object.keys(context.advisors), 'una advertencia registrada'),
      ...asked.flatMap(each => field(`advice.${advisor}`, each)),
      ...lackingFor(advisor, resource, context),
    ]),
    ...(context.checks?.(resource, context.resources) ?? []),
    ...link.flatMap(side =>
      fields[side]?.kind === 'reference'
        ? []
        : [...field('link', side), `${name}.link: «${side}» debe ser una referencia.`],
    ),
    ...checkAccount(resource, context),
    ...checkCorrection(resource, context),
    ...(afterSave
      ? [
          ...checkCondition(`${name}.afterSave.when`, afterSave.when, resource),
          ...refuseUnknown(`${name}.afterSave.read`, `GET ${afterSave.read}`, context.calls, 'una llamada de la API'),
        ]
      : []),
    ...[screen?.role ?? []].flat().flatMap(role => refuseUnknown(`${name}.screen.role`, role, context.roles, 'un rol')),
  ]
}

/** Refuses a resource whose lists would be in the order of a generated key, which nobody reads. */
const checkOrder = ({ name, fields, key, sort, lists }: AnyResource): string[] =>
  sort === undefined && fields[key]?.assigned && fields[key].kind === 'id' && Object.keys(lists).length
    ? [
        `${name}.sort: sin él sus listas saldrían en el orden de «${key}», que nadie lee; diga por qué campo se ordenan.`,
      ]
    : []

/** Refuses an advice of another entity, or one that reads fields that the resource lacks: it would never find anything. */
const lackingFor = (advisor: string, { name, fields }: AnyResource, { advisors }: Context): string[] => {
  const { needs = [], of = name } = advisors[advisor] ?? {}
  if (of !== name) return [`${name}.advice.${advisor}: es una advertencia de ${of}, no de ${name}.`]
  return needs
    .filter(each => !fields[each])
    .map(each => `${name}.advice.${advisor}: lee «${each}», que no es un campo de ${name}.`)
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
