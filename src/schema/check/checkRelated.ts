import { fieldFor, referencesTo } from '../doors/related.ts'
import { paramsOf, type AnyResource } from '../resource.ts'
import type { Context } from './context.ts'
import { refuseUnknown } from './refuseUnknown.ts'

/** Refuses a related list of an unknown resource, through a door that is unknown or not filled by the record or, without a door, of records without exactly one reference to this one. */
export const checkRelated = (resource: AnyResource, context: Context): string[] =>
  (resource.related ?? []).flatMap(({ of, list, bind = {} }) => {
    const where = `${resource.name}.related`
    const target = context.resources[of]
    if (!target) return refuseUnknown(where, of, Object.keys(context.resources), 'una entidad del registro')
    if (list === undefined) {
      const leading = referencesTo(target, resource.name).map(({ name }) => name)
      if (leading.length === 1) return []
      return leading.length
        ? [
            `${where}: ${of} tiene varias referencias a ${resource.name} (${leading.join(', ')}); diga por qué puerta con «list».`,
          ]
        : [`${where}: ${of} no tiene una referencia a ${resource.name}; diga por qué puerta con «list».`]
    }
    const door = Object.hasOwn(target.lists, list) ? target.lists[list] : undefined
    if (!door) return refuseUnknown(`${where}.list`, list, Object.keys(target.lists), `una puerta de ${of}`)
    const params = paramsOf(door.path)
    return [
      ...(params.length
        ? []
        : [`${where}.list: «${list}» de ${of} no pide nada del registro: mostraría los de todos.`]),
      ...Object.entries(bind).flatMap(([param, from]) => [
        ...refuseUnknown(`${where}.bind`, param, params, `un parámetro de «${door.path}»`),
        ...refuseUnknown(`${where}.bind.${param}`, from, Object.keys(resource.fields), `un campo de ${resource.name}`),
      ]),
      ...params
        .filter(param => !fieldFor(resource, param, bind))
        .map(param => `${where}.bind: falta «${param}», que «${door.path}» pide.`),
    ]
  })
