import type { AnyResource } from '../resource.ts'
import type { Context, Names } from './context.ts'
import { checkBulk } from './checkBulk.ts'
import { checkDoors, checkWrites } from './checkDoors.ts'
import { checkFields, checkForm } from './checkFields.ts'
import { checkFilters } from './checkFilters.ts'
import { checkProcess } from './checkProcess.ts'
import { checkRelated } from './checkRelated.ts'
import { checkResource } from './checkResource.ts'
import { checkScreens } from './checkScreens.ts'
import { checkViews } from './checkViews.ts'
import { refuseRepeated } from './refuseUnknown.ts'

/** Looks up every name that the declarations and the screens say: a sentence for each that is none, saying where it stands and which was probably meant. */
export const checkDeclarations = (resources: Readonly<Record<string, AnyResource>>, names: Names): string[] => {
  const context: Context = { ...names, resources }
  return [
    ...Object.entries(resources).flatMap(([key, resource]) => [
      ...(key === resource.name ? [] : [`${key}: se registra como «${key}» y se llama «${resource.name}».`]),
      ...checkFields(resource, context),
      ...checkResource(resource, context),
      ...checkForm(resource),
      ...checkDoors(resource, context),
      ...checkWrites(resource, context),
      ...checkFilters(resource, context),
      ...checkBulk(resource, context),
      ...checkProcess(resource, context),
      ...checkRelated(resource, context),
      ...checkViews(resource, context),
    ]),
    ...refuseRepeated('write', [...callsOf(resources), ...context.calls], 'como llamada de la API'),
    ...refuseRepeated(
      'account.rol',
      Object.values(resources).flatMap(({ account }) => (account ? [account.rol] : [])),
      'como rol de una cuenta',
    ),
    ...checkScreens(context),
  ]
}

/** Every call that the declarations ask for; parameters are alike, whatever they are called. */
const callsOf = (resources: Readonly<Record<string, AnyResource>>): string[] =>
  Object.values(resources).flatMap(({ name, path = name, lists, write = {}, bulk = {}, process }) => [
    ...Object.values(lists).map(door => `GET ${door.path.replaceAll(/\{\w+\}/g, '{}')}`),
    ...(write.create ? [`POST ${path}`] : []),
    ...(write.update ? [`PUT ${path}/{}`] : []),
    ...(write.delete ? [`DELETE ${path}/{}`] : []),
    ...Object.keys(bulk).map(action => `POST lotes/${name}/${action}`),
    ...(process ? [`POST ${path}`, `GET ${path}/{}/pasos`, `POST ${path}/{}/deshacer`] : []),
    ...Object.keys(process?.steps ?? {}).map(step => `POST ${path}/{}/${step}`),
  ])
