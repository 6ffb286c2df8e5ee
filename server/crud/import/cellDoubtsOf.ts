import { paraBusqueda } from '../../../src/language/busqueda.ts'
import { isAmbiguousCode, isOtherName } from '../../../src/schema/cells/words.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import { textOf } from '../../../src/schema/record/text.ts'
import { declaredField } from '../registry.ts'
import { dudaOf, type Duda } from './doubtsOf.ts'
import type { SheetRow } from './file/sheet.ts'
import type { ReadRow } from './rowReader.ts'
import type { SheetWork } from './sheetWork.ts'

/** Doubts the cells of rows that would be written and may mean something else than what was read. */
export const cellDoubtsOf = ({ context, columns }: SheetWork, rows: readonly SheetRow[]) => {
  const { resource } = context.plan
  const judged = columns.flatMap((name, at) => {
    if (name === null) return []
    const field = declaredField(resource, name)
    return [{ name, at, doubt: doubtOf(name, field, () => rows.map(({ celdas }) => celdas[at] ?? '')) }]
  })
  return ({ celdas }: SheetRow, said: ReadRow['said']): readonly Duda[] =>
    judged.flatMap(({ name, at, doubt }) => {
      const wrong = Object.hasOwn(said, name) ? doubt?.(celdas[at] ?? '', said) : undefined
      return wrong ? [dudaOf(name, wrong)] : []
    })
}

type CellDoubt = (text: string, said: ReadRow['said']) => string | undefined

/** What may be wrong with the cells of a column, of which the others are known. */
const doubtOf = (name: string, field: AnyField, cells: () => readonly string[]): CellDoubt | undefined => {
  if (field.kind === 'text') return text => (totals.test(paraBusqueda(text)) ? rowOfTotals : undefined)
  if (field.kind !== 'choice') return undefined
  const other = cells().find(text => isOtherName(field.choices, text))
  if (other === undefined) return undefined
  return (text, said) =>
    isAmbiguousCode(field.choices, text)
      ? `«${text}» se leyó como «${textOf(name, field, said)}», y otro renglón dice «${other}»`
      : undefined
}

/** How the row begins in which a sheet adds up or takes the mean of those above. */
const totals = /^((gran |sub)?total(es)?\b|(sumas?|promedios?)( general(es)?)?:?$)/
const rowOfTotals = 'Parece el renglón de totales de la hoja: si lo es, quítelo'
