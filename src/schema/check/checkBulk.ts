import type { AnyBulkAction } from '../bulk.ts'
import type { AnyResource } from '../resource.ts'
import { checkCondition } from './checkCondition.ts'
import { checkWritten } from './checkWritten.ts'
import type { Context } from './context.ts'
import { refuseUnknown } from './refuseUnknown.ts'

/** Refuses a bulk action with none or several of set, inputs and handler, with unknown names or fields that nobody decides, or offered to a role that may not do it. */
export const checkBulk = (resource: AnyResource, context: Context): string[] =>
  Object.entries(resource.bulk ?? {}).flatMap(([name, action]) => {
    const where = `${resource.name}.bulk.${name}`
    const { handler } = action
    return [
      ...(ways.filter(way => action[way] !== undefined).length === 1
        ? []
        : [`${where}: debe decir una cosa y sólo una de set, inputs y handler.`]),
      ...(/^[a-z]\w*$/i.test(name) ? [] : [`${where}: su nombre es parte de una dirección: use letras y números.`]),
      ...(handler ? refuseUnknown(`${where}.handler`, handler, context.bulkHandlers, 'una acción registrada') : []),
      ...checkRoles(where, resource, action, context),
      ...(resource.process
        ? checkOfCases(where, action)
        : [...Object.keys(action.set ?? {}), ...(action.inputs ?? [])].flatMap(field =>
            checkWritten(`${where}.${action.set ? 'set' : 'inputs'}`, resource, field),
          )),
      ...checkCondition(`${where}.set`, knownIn(resource, action.set), resource),
      ...checkCondition(`${where}.when`, action.when, resource, resource.with ?? []),
    ]
  })

const ways = ['set', 'inputs', 'handler'] as const

/** Refuses `set` and `inputs` on a process: only steps write its cases. */
const checkOfCases = (where: string, { set, inputs }: AnyBulkAction) =>
  set || inputs
    ? [`${where}: un caso sólo cambia por sus pasos; un paso de muchos se declara con handler, que lo da en cada uno.`]
    : []

const checkRoles = (
  where: string,
  { name, lists, write, process }: AnyResource,
  action: AnyBulkAction,
  context: Context,
) => [
  ...(action.roles.length ? [] : [`${where}.roles: nadie puede hacerla.`]),
  ...action.roles.flatMap(role => [
    ...refuseUnknown(`${where}.roles`, role, context.roles, 'un rol'),
    ...(action.handler || process || write?.update?.includes(role)
      ? []
      : [`${where}.roles: ${role} no puede modificar ${name} (write.update).`]),
    ...(Object.values(lists).some(door => !door.single && door.roles.includes(role))
      ? []
      : [`${where}.roles: ${role} no lee ninguna lista de ${name}.`]),
    ...(action.lists ?? [])
      .filter(list => lists[list] && !lists[list].roles.includes(role))
      .map(list => `${where}.lists: «${list}» no deja leer a ${role}.`),
  ]),
  ...(action.lists ?? []).flatMap(list => [
    ...refuseUnknown(`${where}.lists`, list, Object.keys(lists), `una puerta de ${name}`),
    ...(lists[list]?.single ? [`${where}.lists: «${list}» es de un solo registro.`] : []),
  ]),
]

/** Returns the values of `set` other than null, for known fields. */
const knownIn = ({ fields }: AnyResource, set: AnyBulkAction['set'] = {}) =>
  Object.fromEntries(Object.entries(set).filter(([name, value]) => Object.hasOwn(fields, name) && value !== null))
