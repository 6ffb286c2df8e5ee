import type { Role } from '../account/roles.ts'
import { columnName } from '../record/columnName.ts'
import { pendingLists } from '../doors/pendingOf.ts'
import { paramsOf, type AnyResource, type Door } from '../resource.ts'
import { traitsOf } from '../traits.ts'
import { checkCondition } from './checkCondition.ts'
import { checkOnly } from './checkOnly.ts'
import type { Context } from './context.ts'
import { refuseUnknown } from './refuseUnknown.ts'

/** Refuses a door with unknown roles, scopes, links, parts or fields, or with a path parameter that nothing reads. */
export const checkDoors = (resource: AnyResource, context: Context): string[] =>
  Object.entries(resource.lists).flatMap(([list, door]) => {
    const where = `${resource.name}.lists.${list}`
    return [
      ...(door.roles.length ? [] : [`${where}.roles: nadie puede leerla.`]),
      ...door.roles.flatMap(role => refuseUnknown(`${where}.roles`, role, context.roles, 'un rol')),
      ...checkScopes(`${where}.scope`, resource, door, context),
      ...checkSees(`${where}.sees`, resource, door, context),
      ...checkThrough(`${where}.through`, resource, door, context),
      ...(door.with ?? []).flatMap(part =>
        refuseUnknown(`${where}.with`, part, Object.keys(context.recordParts), 'una parte registrada'),
      ),
      ...checkCondition(`${where}.where`, door.where, resource),
      ...Object.keys(door.where ?? {}).flatMap(each =>
        resource.fields[each] && !traitsOf(resource.fields[each]).stored
          ? [`${where}.where: «${each}» no es una columna de ${resource.name}.`]
          : [],
      ),
      ...checkOnly(`${where}.only`, resource, door.only ?? [], context),
      ...checkParams(where, resource, door, context),
      ...checkPending(`${where}.pending`, resource, [list, door], context),
    ]
  })

/** Refuses a pending role that may not read the list, or that has no screen which shows it without a choice. */
const checkPending = (
  where: string,
  resource: AnyResource,
  [list, { pending, roles }]: readonly [name: string, Door],
  context: Context,
): string[] =>
  (pending?.roles ?? []).flatMap(role => {
    if (!context.roles.includes(role)) return refuseUnknown(where, role, context.roles, 'un rol')
    if (!roles.includes(role)) return [`${where}: la puerta «${list}» no deja leer a ${role}.`]
    return pendingLists(context, resource, role).some(each => each.list === list)
      ? []
      : [`${where}: ninguna pantalla de ${role} muestra estas filas sin elegir algo antes.`]
  })

/** Refuses unknown names in `write`, and a scope that a write cannot apply. */
export const checkWrites = (resource: AnyResource, context: Context): string[] => {
  const { name, write = {} } = resource
  const { sealed, scope, guard } = write
  const roles = [...(write.create ?? []), ...(write.update ?? []), ...(write.delete ?? [])]
  return [
    ...roles.flatMap(role => refuseUnknown(`${name}.write`, role, context.roles, 'un rol')),
    ...(scope ? checkWriteScope(`${name}.write.scope`, scope, { resource, roles }, context) : checkReach(resource)),
    ...(guard ? refuseUnknown(`${name}.write.guard`, guard, context.guards, 'un juez registrado') : []),
    ...checkCondition(`${name}.write.sealed.update`, sealed?.update, resource, resource.with ?? []),
    ...checkCondition(`${name}.write.sealed.delete`, sealed?.delete, resource, resource.with ?? []),
  ]
}

const checkWriteScope = (where: string, scope: string, use: ScopeUse, context: Context): string[] => [
  ...refuseUnknown(where, scope, Object.keys(context.scopes), 'un alcance registrado'),
  ...(context.scopes[scope]?.reads ?? []).map(
    param => `${where}: «${scope}» lee «${param}», y una escritura no lo trae.`,
  ),
  ...needsOf(where, scope, use, context),
]

/** Refuses to let a role change records without a scope when it does not read all of them: it could change rows that no door shows it. */
const checkReach = ({ name, lists, write = {} }: AnyResource): string[] =>
  [...new Set([...(write.update ?? []), ...(write.delete ?? [])])]
    .filter(
      role =>
        !Object.values(lists).some(
          ({ roles, scope, through, sees }) =>
            roles.includes(role) && !scope?.length && !through && (!sees || sees[role] === 'all'),
        ),
    )
    .map(role => `${name}.write.scope: ${role} no lee todos los registros, y sin alcance podría cambiarlos todos.`)

const checkScopes = (where: string, resource: AnyResource, door: Door, context: Context) =>
  (door.scope ?? []).flatMap(scope => {
    const rule = Object.hasOwn(context.scopes, scope) ? context.scopes[scope] : undefined
    if (!rule) return refuseUnknown(where, scope, Object.keys(context.scopes), 'un alcance registrado')
    return [
      ...rule.reads
        .filter(param => !paramsOf(door.path).includes(param))
        .map(param => `${where}: «${scope}» lee «${param}», y «${door.path}» no lo trae.`),
      ...(door.through ? [] : needsOf(where, scope, { resource, roles: door.roles }, context)),
    ]
  })

/** Refuses a `sees` that leaves out a role of the door, names a scope that reads path parameters, or leads by `mine` to a record that the role does not sign in with. */
const checkSees = (where: string, resource: AnyResource, { roles, sees }: Door, context: Context): string[] =>
  sees
    ? [
        ...roles.filter(role => !sees[role]).map(role => `${where}: no dice qué filas ve ${role}.`),
        ...Object.entries(sees).flatMap(([role, sight]) => {
          const at = `${where}.${role}`
          if (sight === 'all') return refuseUnknown(where, role, roles, 'un rol de la puerta')
          if (typeof sight === 'string') {
            const rule = Object.hasOwn(context.scopes, sight) ? context.scopes[sight] : undefined
            if (!rule) return refuseUnknown(at, sight, Object.keys(context.scopes), 'un alcance registrado')
            return [
              ...rule.reads.map(param => `${at}: «${sight}» lee «${param}», y aquí nadie lo trae.`),
              ...needsOf(at, sight, { resource, roles: roles.filter(each => each === role) }, context),
            ]
          }
          const field = resource.fields[sight.mine]
          const target = field?.kind === 'reference' ? context.resources[field.to] : undefined
          return target?.account?.rol === role
            ? []
            : [`${at}: «${sight.mine}» no lleva a un registro con el que ${role} ingresa.`]
        }),
      ]
    : []

/** Use of a scope: the resource that it narrows, and for which roles. */
type ScopeUse = { resource: AnyResource; roles: readonly Role[] }

/** Returns what a scope needs of the resource for these roles and the resource does not declare. */
const needsOf = (where: string, scope: string, { resource, roles }: ScopeUse, { scopes }: Context): string[] => {
  const lacking = scopes[scope]?.needs?.(resource, scope, roles)
  return lacking ? [`${where}: ${lacking}.`] : []
}

const checkThrough = (where: string, { name }: AnyResource, { through }: Door, { resources }: Context) => {
  if (!through) return []
  const link = resources[through]
  if (!link) return refuseUnknown(where, through, linksIn(resources), 'una entidad que enlaza')
  const leads = (link.link ?? []).some(side => {
    const field = link.fields[side]
    return field?.kind === 'reference' && field.to === name
  })
  return leads ? [] : [`${where}: «${through}» no enlaza nada con ${name}.`]
}

const linksIn = (resources: Context['resources']) =>
  Object.values(resources).flatMap(({ name, link }) => (link ? [name] : []))

/** Refuses a path parameter that is no column of the door's tables and that no scope or part reads: it would narrow nothing. */
const checkParams = (where: string, resource: AnyResource, door: Door, context: Context) => {
  const link = door.through ? context.resources[door.through] : undefined
  const columns = [resource, ...(link ? [link] : [])].flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) => (traitsOf(field).stored ? [columnName(name, field)] : [])),
  )
  const read = [
    ...(door.scope ?? []).flatMap(scope => context.scopes[scope]?.reads ?? []),
    ...[...(door.with ?? []), ...(resource.with ?? [])].flatMap(part => context.recordParts[part] ?? []),
  ]
  return paramsOf(door.path).flatMap(param =>
    refuseUnknown(`${where}.path`, param, [...columns, ...read], 'una columna suya ni lo lee ninguno de sus alcances'),
  )
}
