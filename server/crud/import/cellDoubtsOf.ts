import { paraBusqueda } from '../../../src/language/busqueda.ts'
import { isFigureOfThousands } from '../../../src/schema/cells/figures.ts'
import { findChoice, isAmbiguousCode, isOtherName } from '../../../src/schema/cells/words.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import { textOf } from '../../../src/schema/record/text.ts'
import { declaredField } from '../registry.ts'
import { dudaOf, type Duda } from './doubtsOf.ts'
import type { SheetRow } from './file/sheet.ts'
import type { ReadRow } from './rowReader.ts'
import type { SheetWork } from './sheetWork.ts'

/** Returns a function that doubts the cells of a row which may mean something else than what was read. */
export const cellDoubtsOf = ({ context, columns }: SheetWork, rows: readonly SheetRow[]) => {
  const { resource } = context.plan
  const judged = columns.flatMap((name, at) => {
    if (name === null) return []
    const field = declaredField(resource, name)
    const cells = () => rows.map(({ celdas }) => celdas[at] ?? '')
    return [{ name, at, doubt: doubtOf(name, field, cells, toldElsewhereIn(context)) }]
  })
  return ({ celdas }: SheetRow, values: ReadRow['readValues']): readonly Duda[] =>
    judged.flatMap(({ name, at, doubt }) => {
      const wrong = Object.hasOwn(values, name) ? doubt?.(celdas[at] ?? '', values) : undefined
      return wrong ? [dudaOf(name, wrong)] : []
    })
}

type CellDoubt = (text: string, values: ReadRow['readValues']) => string | undefined

/** Returns how the cells of a column are doubted, each beside all others of it; undefined where none can be. */
const doubtOf = (
  name: string,
  field: AnyField,
  cells: () => readonly string[],
  isToldElsewhere: ToldElsewhere,
): CellDoubt | undefined => {
  if (field.kind === 'text') return text => (totals.test(paraBusqueda(text)) ? rowOfTotals : undefined)
  if (field.kind === 'decimal')
    return (text, values) =>
      isFigureOfThousands(text)
        ? `«${text}» se leyó como ${textOf(name, field, values)}: si son decimales, escríbalos con punto`
        : undefined
  if (field.kind !== 'choice') return undefined
  const { choices } = field
  const other = cells().find(text => isOtherName(choices, text))
  if (other === undefined) {
    const isClear = (text: string) => findChoice(choices, text) !== undefined && !isAmbiguousCode(choices, text)
    if (cells().some(isClear)) return undefined
    return (text, values) =>
      isAmbiguousCode(choices, text) && !isToldElsewhere(values, name)
        ? `«${text}» se leyó como «${textOf(name, field, values)}», y ningún renglón aclara qué quiere decir`
        : undefined
  }
  return (text, values) =>
    isAmbiguousCode(choices, text)
      ? `«${text}» se leyó como «${textOf(name, field, values)}», y otro renglón dice «${other}»`
      : undefined
}

type ToldElsewhere = (values: ReadRow['readValues'], name: string) => boolean

/** Tells whether another field of a row says the same of one, as the CURP does of the sexo. */
const toldElsewhereIn =
  ({ plan: { resource }, call }: SheetWork['context']): ToldElsewhere =>
  (values, name) =>
    Object.entries(resource.fields).some(
      ([from, field]) =>
        field.kind === 'text' && field.tells && field.tells.values(values[from], call.today)[name] === values[name],
    )

/** Beginning of a row in which a sheet adds up or takes the mean of those above. */
const totals = /^((gran |sub)?total(es)?\b|(sumas?|promedios?)( general(es)?)?:?$)/
const rowOfTotals = 'Parece el renglón de totales de la hoja: si lo es, quítelo'
