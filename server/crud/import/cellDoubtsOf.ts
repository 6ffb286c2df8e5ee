import { isAmbiguousCode, isOtherName } from '../../../src/schema/cells/words.ts'
import { textOf } from '../../../src/schema/record/text.ts'
import { declaredField } from '../registry.ts'
import { dudaOf, type Duda } from './doubtsOf.ts'
import type { SheetRow } from './file/sheet.ts'
import type { ReadRow } from './rowReader.ts'
import type { SheetWork } from './sheetWork.ts'

/** Doubts the cells of rows that may mean something else: a bare code that may be short for a name by which other rows of the sheet call another choice. */
export const cellDoubtsOf = ({ context, columns }: SheetWork, rows: readonly SheetRow[]) => {
  const { resource } = context.plan
  const codes = columns.flatMap((name, at) => {
    const field = name === null ? undefined : declaredField(resource, name)
    if (name === null || field?.kind !== 'choice') return []
    const other = rows.map(({ celdas }) => celdas[at] ?? '').find(text => isOtherName(field.choices, text))
    return other === undefined ? [] : [{ name, field, at, other }]
  })
  return ({ celdas }: SheetRow, said: ReadRow['said']): readonly Duda[] =>
    codes.flatMap(({ name, field, at, other }) => {
      const text = celdas[at] ?? ''
      return Object.hasOwn(said, name) && isAmbiguousCode(field.choices, text)
        ? [dudaOf(name, `«${text}» se leyó como «${textOf(name, field, said)}», y otro renglón dice «${other}»`)]
        : []
    })
}
