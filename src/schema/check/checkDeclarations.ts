import { resourcePath, type AnyResource } from '../resource.ts'
import type { Context, Names } from './context.ts'
import { checkDeclaration } from './checkDeclaration.ts'
import { checkScreens } from './checkScreens.ts'
import { refuseRepeated } from './refuseUnknown.ts'

/** Checks all declarations and screens. Returns a sentence for each mistake, which says where it stands and, for an unknown name, which was probably meant. */
export const checkDeclarations = (resources: Readonly<Record<string, AnyResource>>, names: Names): string[] => {
  const context: Context = { ...names, resources }
  return [
    ...Object.entries(resources).flatMap(([key, resource]) => [
      ...(key === resource.name ? [] : [`${key}: se registra como «${key}» y se llama «${resource.name}».`]),
      ...checkDeclaration(resource, context),
    ]),
    ...checkTogether(context),
  ]
}

/** Checks what must be unique among all resources, calls and account roles, and the screens. */
export const checkTogether = (context: Context): string[] => [
  ...refuseRepeated('write', [...callsOf(context.resources), ...context.calls], 'como llamada de la API'),
  ...refuseRepeated(
    'account.rol',
    Object.values(context.resources).flatMap(({ account }) => (account ? [account.rol] : [])),
    'como rol de una cuenta',
  ),
  ...checkScreens(context),
]

/** Returns every call that the declarations ask for. Each parameter is written `{}`, so that paths that differ only in its name collide. */
const callsOf = (resources: Readonly<Record<string, AnyResource>>): string[] =>
  Object.values(resources).flatMap(resource => {
    const { name, lists, write = {}, bulk = {}, process } = resource
    const path = resourcePath(resource)
    return [
      ...Object.values(lists).map(door => `GET ${door.path.replaceAll(/\{\w+\}/g, '{}')}`),
      ...(write.create ? [`POST ${path}`] : []),
      ...(write.update ? [`PUT ${path}/{}`] : []),
      ...(write.delete ? [`DELETE ${path}/{}`] : []),
      ...Object.keys(bulk).map(action => `POST lotes/${name}/${action}`),
      ...(process ? [`POST ${path}`, `GET ${path}/{}/pasos`, `POST ${path}/{}/deshacer`] : []),
      ...Object.keys(process?.steps ?? {}).map(step => `POST ${path}/{}/${step}`),
    ]
  })
