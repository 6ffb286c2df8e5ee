import { writeFile } from 'node:fs/promises'
import { format } from 'oxfmt'
import '../../src/university.ts'
import { resources } from '../../src/resources/index.ts'
import { isOn } from '../../src/schema/process/phases.ts'
import type { AnyProcess, Step } from '../../src/schema/process/process.ts'
import type { AnyResource } from '../../src/schema/resource.ts'

export const archivo = 'docs/procesos.md'

/** Writes the drawing of every declared process. Returns the file. */
export const dibujar = async () => {
  await writeFile(archivo, await dibujos())
  return archivo
}

/** Draws every declared process: its states, its steps with who takes each, whose turn it is and for how many days. */
export const dibujos = async (): Promise<string> => {
  const todos: readonly AnyResource[] = Object.values(resources)
  const dibujados = todos.flatMap(resource => (resource.process ? [dibujo(resource, resource.process)] : []))
  const { code } = await format(archivo, `${inicio}\n\n${dibujados.join('\n\n')}\n`)
  return code
}

const inicio = `# The processes

Drawn from their declarations by \`npm run procesos\`; a test compares this page with them ([decision 044](decisions/044-a-process-is-a-declaration.md), [055](decisions/055-what-was-there-becomes-a-process.md)).`

const dibujo = ({ name, label }: AnyResource, process: AnyProcess) => {
  const { states, steps, opens } = process
  const numero = new Map(Object.keys(states).map((state, at) => [state, `e${at}`]))
  const de = (by: Step['by']) =>
    [by]
      .flat()
      .map(role => nombre(process, role))
      .join(', ')
  const flecha = (from: string, to: string, move: { label: string } & Pick<Step, 'by'>) =>
    `  ${from} --> ${numero.get(to)} : ${move.label} (${de(move.by)})`
  return [
    `## ${label.many}`,
    `\`src/resources/${name}.ts\``,
    '```mermaid',
    'stateDiagram-v2',
    ...Object.entries(states).map(([state, declared]) => `  state "${declared.label}" as ${numero.get(state)}`),
    flecha('[*]', opens.to, opens),
    ...Object.values(steps).flatMap(step =>
      [step.from].flat().map(from => flecha(numero.get(from) ?? '', step.to, step)),
    ),
    ...Object.entries(states).flatMap(([state, { end }]) => (end ? [`  ${numero.get(state)} --> [*]`] : [])),
    '```',
    '',
    '| state | turn | days | who is told |',
    '|---|---|---|---|',
    ...Object.entries(states).map(
      ([state, { label: llamado, turn, days, from }]) =>
        `| ${llamado}${from ? ' (of before)' : ''} | ${turn ? de(turn) : 'nobody'} | ${days ?? ''} | ${Object.keys(
          process.tells?.[state] ?? {},
        )
          .map(role => nombre(process, role))
          .join(', ')} |`,
    ),
    ...fases(process),
  ].join('\n')
}

/** Draws the table of the phases that follow this process one by one, with the steps of each. */
const fases = ({ phases, steps }: AnyProcess): readonly string[] =>
  phases
    ? [
        '',
        'Each of its phases goes this way by itself:',
        '',
        '| phase | | steps |',
        '|---|---|---|',
        ...phases.list.map(
          ({ name, label }, at) =>
            `| ${label} | \`${name}\` | ${Object.values(steps)
              .filter(step => isOn(step, at))
              .map(step => step.label)
              .join(', ')} |`,
        ),
      ]
    : []

const nombre = ({ people }: AnyProcess, role: string) =>
  Object.entries(people).find(([each]) => each === role)?.[1]?.label ?? role
