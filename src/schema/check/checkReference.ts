import { isAssigned } from '../active.ts'
import type { FieldOf } from '../kinds.ts'
import { paramsOf, type AnyResource } from '../resource.ts'
import { traitsOf } from '../traits.ts'
import { checkCondition } from './checkCondition.ts'
import { checkFirstDoor } from './checkFirstDoor.ts'
import type { Context } from './context.ts'
import { refuseUnknown } from './refuseUnknown.ts'
import { checkPath } from './placesOf.ts'

/** Refuses a reference to an unknown resource, through a door that is unknown or closed to its writers, bound to an unknown field, that embeds what its target lacks, or that continues a record of another resource. */
export const checkReference = (
  where: string,
  field: FieldOf<'reference'>,
  resource: AnyResource,
  context: Context,
): string[] => {
  const { to, offer, embed, settled, continues } = field
  const target = context.resources[to]
  if (!target) return refuseUnknown(`${where}.to`, to, Object.keys(context.resources), 'una entidad del registro')
  return [
    ...(embed?.fields ?? []).flatMap(path => checkPath(`${where}.embed.fields`, to, path, context)),
    ...(typeof settled === 'object'
      ? checkCondition(`${where}.settled.when`, settled.when, resource, resource.with ?? [])
      : []),
    ...(continues && to !== resource.name
      ? [`${where}.continues: ${to} no es ${resource.name}; un registro continúa otro de los suyos.`]
      : []),
    ...(isAssigned(field) || !writersOf(resource).length
      ? []
      : offer
        ? checkOffer(`${where}.offer`, offer, target, resource)
        : checkFirstDoor(where, target, writersOf(resource))),
  ]
}

const checkOffer = (
  where: string,
  { list, bind = {}, where: only = {} }: NonNullable<FieldOf<'reference'>['offer']>,
  target: AnyResource,
  { name, fields, ...resource }: AnyResource,
): string[] => {
  const door = Object.hasOwn(target.lists, list) ? target.lists[list] : undefined
  if (!door) return refuseUnknown(`${where}.list`, list, Object.keys(target.lists), `una puerta de ${target.name}`)
  const params = paramsOf(door.path)
  const shut = writersOf(resource).filter(role => !door.roles.some(each => each === role))
  return [
    ...shut.map(role => `${where}.list: «${list}» de ${target.name} no deja leer a ${role}, que escribe ${name}.`),
    ...Object.entries(bind).flatMap(([param, from]) => [
      ...refuseUnknown(`${where}.bind`, param, params, `un parámetro de «${door.path}»`),
      ...refuseUnknown(`${where}.bind.${param}`, from, Object.keys(fields), `un campo de ${name}`),
    ]),
    ...params
      .filter(param => !Object.hasOwn(bind, param))
      .map(param => `${where}.bind: falta «${param}», que «${door.path}» pide.`),
    ...checkCondition(`${where}.where`, only, target),
    ...Object.keys(only).flatMap(each => [
      ...(target.fields[each] && !traitsOf(target.fields[each]).stored
        ? [`${where}.where: «${each}» no es una columna de ${target.name}.`]
        : []),
      ...(Object.hasOwn(door.where ?? {}, each) ? [`${where}.where: la puerta «${list}» ya decide «${each}».`] : []),
    ]),
  ]
}

const writersOf = ({ write = {} }: Pick<AnyResource, 'write'>): string[] => [
  ...new Set([...(write.create ?? []), ...(write.update ?? [])]),
]
