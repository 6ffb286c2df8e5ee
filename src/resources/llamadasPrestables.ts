import type { Rol } from '../domain/roles.ts'
import { house } from '../schema/house.ts'
import { recordReaders } from '../schema/doors/recordReaders.ts'
import { resourcePath, type AnyResource } from '../schema/resource.ts'

/** A call that a key may open, and the heading under which people look for it. */
type LlamadaPrestable = { llamada: string; grupo: string }

/**
 * Returns the calls of a role that a key may open: doors, records, writes. Never those of keys, nor writes of resources
 * with accounts: a system that opens one could sign in with it.
 */
export const llamadasPrestables = (rol: Rol): readonly LlamadaPrestable[] =>
  Object.values(house().resources)
    .filter(({ name }) => name !== 'llavesDeSistemas')
    .flatMap(resource =>
      [...lecturas(resource, rol), ...escrituras(resource, rol)].map(llamada => ({
        llamada,
        grupo: resource.label.many,
      })),
    )

const lecturas = (resource: AnyResource, rol: Rol): readonly string[] => [
  ...Object.values(resource.lists).flatMap(door => (door.roles.includes(rol) ? [`GET ${door.path}`] : [])),
  ...(recordReaders(resource).includes(rol) ? [`GET ${resourcePath(resource)}/{key}`] : []),
]

const escrituras = (resource: AnyResource, rol: Rol): readonly string[] => {
  const { account, write = {} } = resource
  const path = resourcePath(resource)
  return account
    ? []
    : [
        ...(write.create?.includes(rol) ? [`POST ${path}`] : []),
        ...(write.update?.includes(rol) ? [`PUT ${path}/{key}`] : []),
        ...(write.delete?.includes(rol) ? [`DELETE ${path}/{key}`] : []),
      ]
}
