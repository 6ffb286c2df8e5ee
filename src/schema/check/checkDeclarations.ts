import { resourcePath, type AnyResource } from '../resource.ts'
import type { Context, Names } from './context.ts'
import { checkDeclaration } from './checkDeclaration.ts'
import { checkScreens } from './checkScreens.ts'
import { refuseRepeated } from './refuseUnknown.ts'

/** Looks up every name that the declarations and the screens say: a sentence for each that is none, saying where it stands and which was probably meant. */
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

/** Looks for what two resources say where only one may, and up every name that the screens say. */
export const checkTogether = (context: Context): string[] => [
  ...refuseRepeated('write', [...callsOf(context.resources), ...context.calls], 'como llamada de la API'),
  ...refuseRepeated(
    'account.rol',
    Object.values(context.resources).flatMap(({ account }) => (account ? [account.rol] : [])),
    'como rol de una cuenta',
  ),
  ...checkScreens(context),
]

/** Every call that the declarations ask for; parameters are alike, whatever they are called. */
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
