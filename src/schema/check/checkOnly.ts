import type { AnyResource } from '../resource.ts'
import type { Context } from './context.ts'
import { headsOf } from './placesOf.ts'
import { refuseUnknown } from './refuseUnknown.ts'

/** Refuses in `only` a place that no record has, and a reference with a generated key without the place of its name: people would read the key. */
export const checkOnly = (
  where: string,
  resource: AnyResource,
  only: readonly string[],
  context: Context,
): readonly string[] => [
  ...only.flatMap(place =>
    refuseUnknown(where, place, headsOf(resource, context), `un lugar del registro de ${resource.name}`),
  ),
  ...Object.entries(resource.fields).flatMap(([name, field]) => {
    if (field.kind !== 'reference' || !field.embed) return []
    const [key = name, called = ''] = [field.record ?? name, field.embed.at].map(place => place.split('.')[0])
    const target = context.resources[field.to]
    return target?.fields[target.key]?.kind === 'id' && only.includes(key) && !only.includes(called)
      ? [`${where}: de «${key}» se leería la llave; falta «${called}», donde viene su nombre.`]
      : []
  }),
]
