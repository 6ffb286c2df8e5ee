import { isDecided } from '../active.ts'
import type { Role } from '../account/roles.ts'
import { processFields, type AnyProcess, type Content, type Step } from '../process/process.ts'
import type { AnyResource } from '../resource.ts'
import { checkCondition } from './checkCondition.ts'
import { checkCalls } from './checkCalls.ts'
import type { Context } from './context.ts'
import { checkPhases } from './checkPhases.ts'
import { checkWritten } from './checkWritten.ts'
import { refuseUnknown } from './refuseUnknown.ts'

/** Refuses a process with a state that cannot be reached or left, a step that nobody may take, a turn of somebody who has no step, or unknown names. */
export const checkProcess = (resource: AnyResource, context: Context): string[] => {
  const { name, process } = resource
  if (!process) return []
  const where = `${name}.process`
  return [
    ...checkOf(where, resource, process, context),
    ...checkStates(where, process),
    ...checkStep(`${where}.opens`, resource, { ...process.opens, from: [] }, context),
    ...checkGiven(where, resource, process),
    ...checkPhases(where, resource, process),
    ...checkCalls(where, process, context),
    ...Object.entries(process.steps).flatMap(([step, declared]) => [
      ...([step, declared.path ?? step].every(word => /^[a-z][\w-]*$/i.test(word) && !reserved.includes(word))
        ? []
        : [
            `${where}.steps.${step}: su nombre es parte de una dirección: use letras y números, y no ${reserved.join(' ni ')}.`,
          ]),
      ...checkStep(`${where}.steps.${step}`, resource, declared, context),
    ]),
    ...(process.tells && !context.notices ? [`${where}.tells: esta casa no avisa a nadie.`] : []),
    ...Object.entries(process.tells ?? {}).flatMap(([state, notices]) => [
      ...refuseUnknown(`${where}.tells`, state, Object.keys(process.states), 'un estado'),
      ...Object.keys(notices).flatMap(role => aPerson(`${where}.tells.${state}`, role, process)),
    ]),
  ]
}

const reserved = ['abrir', 'deshacer', 'pasos']

const aPerson = (where: string, role: string, { people }: AnyProcess) =>
  refuseUnknown(where, role, Object.keys(people), 'alguien que participe (people)')

const checkOf = (where: string, { fields }: AnyResource, { of, people }: AnyProcess, context: Context) => [
  ...(fields[of]?.kind === 'reference' ? [] : [`${where}.of: «${of}» debe ser una referencia.`]),
  ...Object.keys(people).flatMap(role => refuseUnknown(`${where}.people`, role, context.roles, 'un rol')),
]

const checkStates = (where: string, process: AnyProcess): string[] => {
  const { states, steps, opens } = process
  const names = Object.keys(states)
  const everyStep = Object.values(steps)
  const leaving = (state: string) => everyStep.filter(({ from }) => [from].flat().includes(state))
  const reached = new Set([opens.to, ...names.filter(name => states[name]?.from === 'before')])
  for (const state of reached) for (const { to } of leaving(state)) reached.add(to)
  return Object.entries(states)
    .flatMap(([state, { end, turn, days }]) => {
      const at = `${where}.states.${state}`
      const ways = leaving(state)
      return [
        ...(reached.has(state) ? [] : [`${at}: ningún paso llega a este estado.`]),
        ...(end && ways.length ? [`${at}: dice que es el fin, y de aquí sale un paso.`] : []),
        ...(!end && !ways.length ? [`${at}: de este estado no sale ningún paso; si es el fin, dígalo (end).`] : []),
        ...(end && turn === undefined ? [] : checkTurn(`${at}.turn`, turn, ways, process)),
        ...(days !== undefined && !(Number.isInteger(days) && days > 0)
          ? [`${at}.days: los días son un número entero, 1 o más.`]
          : []),
      ]
    })
    .concat(names.length ? [] : [`${where}.states: no hay ningún estado.`])
}

/** Refuses a state in nobody's turn, and the turn of somebody who takes no part in the process or can take none of the steps that leave the state. */
const checkTurn = (where: string, turn: Role | undefined, ways: readonly Step[], process: AnyProcess): string[] => {
  if (turn === undefined) return [`${where}: no dice de quién es el turno.`]
  return [
    ...aPerson(where, turn, process),
    ...(ways.length && !ways.some(({ by }) => [by].flat().includes(turn))
      ? [`${where}: es el turno de ${turn}, que no puede dar ningún paso desde aquí.`]
      : []),
  ]
}

const checkStep = (where: string, resource: AnyResource, step: Step, context: Context): string[] => {
  const { process } = resource
  if (!process) return []
  const { by, from, to, when, sets, undo } = step
  const states = Object.keys(process.states)
  const field = resource.fields[process.of]
  const target = field?.kind === 'reference' ? context.resources[field.to] : undefined
  return [
    ...([by].flat().length ? [] : [`${where}.by: nadie puede darlo.`]),
    ...[by].flat().flatMap(role => aPerson(`${where}.by`, role, process)),
    ...[from].flat().flatMap(state => refuseUnknown(`${where}.from`, state, states, 'un estado')),
    ...refuseUnknown(`${where}.to`, to, states, 'un estado'),
    ...checkCondition(`${where}.when`, when, resource),
    ...checkContent(`${where}.with`, resource, step.with, context),
    ...(target && typeof sets === 'object'
      ? Object.keys(sets).flatMap(name => checkWritten(`${where}.sets`, target, name))
      : []),
    ...(step.room === undefined
      ? []
      : refuseUnknown(`${where}.room`, step.room, context.stepRooms, 'una regla de pasos')),
    ...Object.keys(step.otherwise ?? {}).flatMap(state =>
      refuseUnknown(`${where}.otherwise`, state, states, 'un estado'),
    ),
    ...(undo ? [undo.by].flat().flatMap(role => aPerson(`${where}.undo.by`, role, process)) : []),
    ...(undo && !(undo.days > 0) ? [`${where}.undo.days: debe ser más de 0.`] : []),
  ]
}

const checkContent = (
  where: string,
  { name, fields }: AnyResource,
  content: Content | undefined,
  { files, sheets }: Context,
) => [
  ...(content?.fields ?? []).flatMap(each => {
    const field = Object.hasOwn(fields, each) ? fields[each] : undefined
    if (!field) return refuseUnknown(`${where}.fields`, each, Object.keys(fields), `un campo de ${name}`)
    return isDecided(field) && field.kind !== 'part'
      ? []
      : [`${where}.fields: «${each}» no lo escribe nadie en un formulario.`]
  }),
  ...(content?.sheet === undefined
    ? []
    : refuseUnknown(`${where}.sheet`, content.sheet, sheets, 'una lista de renglones')),
  ...(content?.pdf && !files ? [`${where}.pdf: esta casa no recibe archivos.`] : []),
]

/** Refuses a required field that the opening does not fill, other than those that the process itself keeps. */
const checkGiven = (where: string, { fields, key }: AnyResource, { opens, of }: AnyProcess): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    name === key ||
    name === of ||
    processFields.some(each => each === name) ||
    !isDecided(field) ||
    !field.required ||
    field.when
      ? []
      : opens.with?.fields?.includes(name)
        ? []
        : [`${where}.opens.with.fields: falta «${name}», que es requerido y nadie podría llenar.`],
  )
