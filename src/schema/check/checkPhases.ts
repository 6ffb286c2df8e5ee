import { isAssigned } from '../active.ts'
import type { AnyProcess } from '../process/process.ts'
import type { AnyResource } from '../resource.ts'
import { refuseUnknown } from './refuseUnknown.ts'

/** Refuses phases without a name of their own or without a step, steps on unknown phases, and a `keeps` with a field that a form writes too. */
export const checkPhases = (
  where: string,
  { fields }: AnyResource,
  { phases, steps, opens, states }: AnyProcess,
): string[] => {
  const namedSteps = Object.entries(steps)
  if (!phases)
    return namedSteps.flatMap(([step, { on }]) =>
      on ? [`${where}.steps.${step}.on: este proceso no tiene fases.`] : [],
    )
  const { list, keeps } = phases
  const names = list.map(({ name }) => name)
  return [
    ...(list.length ? [] : [`${where}.phases.list: no hay ninguna fase.`]),
    ...names.flatMap((name, at) => [
      ...(/^[a-z]\w*$/i.test(name)
        ? []
        : [`${where}.phases.list: «${name}» es parte de una dirección: use letras y números.`]),
      ...(names.indexOf(name) === at ? [] : [`${where}.phases.list: «${name}» está dos veces.`]),
      ...(namedSteps.some(([, { on }]) => on === undefined || on.includes(at))
        ? []
        : [`${where}.phases.list: en «${name}» no hay ningún paso.`]),
    ]),
    ...namedSteps.flatMap(([step, { on = [] }]) =>
      on.filter(at => list[at] === undefined).map(at => `${where}.steps.${step}.on: no hay fase ${at}.`),
    ),
    ...keeps.flatMap(name => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (!field) return refuseUnknown(`${where}.phases.keeps`, name, Object.keys(fields), 'un campo')
      return isAssigned(field)
        ? []
        : [`${where}.phases.keeps: «${name}» lo escribe también un formulario: dígalo «assigned».`]
    }),
    ...(opens.once ? [`${where}.opens.once: de un proceso con fases, dígalo en «room».`] : []),
    ...(states[opens.to]?.end ? [`${where}.opens.to: ahí empieza cada fase, y no puede ser el fin.`] : []),
  ]
}
