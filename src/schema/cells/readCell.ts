import { forKind } from '../forKind.ts'
import type { AnyField, BaseKind, ClosedOption, FieldKind, FieldOf } from '../kinds.ts'
import { rulesOf } from '../ownKinds.ts'
import { readDay, readFigure, readHour } from './figures.ts'
import { findChoice, isSame } from './words.ts'

/** A cell that cannot be read, with the sentence that corrects it. */
export type CellFault = { fault: string }

/** Tells whether a cell was read as a fault. */
export const isFault = (read: unknown): read is CellFault =>
  typeof read === 'object' && read !== null && 'fault' in read

/**
 * Reads the text of a cell as a body would carry it: the opposite of `textOf`. An unknown option is a fault; other
 * unreadable text stays, for validation to refuse, as do references, to be looked up.
 */
export const readCell = <K extends FieldKind>(field: FieldOf<K>, text: string): unknown =>
  text === '' ? null : readerOf<K>(field.kind)(text, field)

type CellReader<K extends FieldKind> = (text: string, field: FieldOf<K>) => unknown

const readerOf = <K extends FieldKind>(kind: K): CellReader<K> =>
  forKind<CellReader<K>>(kind, readers, rulesOf<K>(kind)?.read ?? asItIs)

const asItIs = (text: string) => text

const readers: { [K in BaseKind]: CellReader<K> } = {
  id: asItIs,
  text: (text, field) => field.read?.(text) ?? text,
  email: asItIs,
  accountEmail: asItIs,
  password: asItIs,
  integer: readFigure,
  decimal: readFigure,
  date: readDay,
  time: readHour,
  flag: (text, field) => {
    if (yes.some(word => isSame(word, text))) return true
    return no.some(word => isSame(word, text)) ? false : notAmong(field, text, ['Sí', 'No'])
  },
  choice: (text, field) => findChoice(field.choices, text) ?? notAmong(field, text, labels(field)),
  choices: (text, field) => {
    if (field.none !== undefined && isSame(field.none, text)) return []
    const words = text.split(/[,;/\n]+/).filter(word => word.trim())
    const unknown = words.find(word => findChoice(field.choices, word) === undefined)
    return unknown === undefined
      ? words.map(word => findChoice(field.choices, word))
      : notAmong(field, unknown.trim(), labels(field))
  },
  lookup: asItIs,
  reference: asItIs,
  part: asItIs,
  via: asItIs,
  inherited: asItIs,
  computed: asItIs,
}

const yes = ['Sí', 'S', 'X', '✓', 'Verdadero', 'true', '1']
const no = ['No', 'N', 'Falso', 'false', '0']

const labels = ({ choices }: { choices: readonly ClosedOption[] }) => choices.map(([, label]) => label)

/** Returns the fault of a text that is no option; up to twelve options are named in it. */
export const notAmong = ({ label }: Pick<AnyField, 'label'>, text: string, options: readonly string[]): CellFault => ({
  fault: `«${text}» no es una opción de «${label}»${options.length && options.length <= 12 ? `: escriba ${either(options)}` : ''}`,
})

const either = (options: readonly string[]) =>
  options.length < 2 ? options.join('') : `${options.slice(0, -1).join(', ')} o ${options.at(-1) ?? ''}`
