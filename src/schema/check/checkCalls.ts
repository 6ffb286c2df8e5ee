import type { AnyProcess } from '../process/process.ts'
import type { Context } from './context.ts'
import { refuseUnknown } from './refuseUnknown.ts'

/** Refuses calls from before the process that take an unknown step, name an unknown room, or bring no PDF where their step requires one. */
export const checkCalls = (where: string, { calls = {}, steps }: AnyProcess, { caseCalls }: Context): string[] =>
  Object.entries(calls).flatMap(([name, { takes, room, pdf }]) => [
    ...[takes]
      .flat()
      .flatMap(step =>
        refuseUnknown(`${where}.calls.${name}.takes`, step, ['abrir', ...Object.keys(steps)], 'un paso'),
      ),
    ...[takes]
      .flat()
      .filter(step => pdf === false && steps[step]?.with?.pdf?.required)
      .map(step => `${where}.calls.${name}.pdf: «${step}» pide un PDF.`),
    ...refuseUnknown(`${where}.calls.${name}.room`, room, caseCalls, 'una llamada de antes'),
  ])
