import Papa from 'papaparse'
import { downloadCSV } from 'react-admin'
import type { Registro } from '../../dataProvider/records.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { headingOf } from '../fields/heading.ts'
import { textOf } from '../fields/text.ts'
import type { Column } from './shownColumns.ts'

/** The rows as Excel in Spanish opens them right: a byte-order mark for its accents, and no text that it would run as a formula. */
export const csvOf = (columns: readonly Column[], records: readonly Registro[]) => {
  const data = records.map(record => columns.map(({ source, field }) => textOf(source, field, record)))
  return byteOrderMark + Papa.unparse({ fields: columns.map(({ field }) => headingOf(field)), data }, { escapeFormulae: true })
}

const byteOrderMark = '\ufeff'

/** Hands the file to the browser, named after what it lists. */
export const downloadCsv = ({ label }: AnyResource, columns: readonly Column[], records: readonly Registro[]) =>
  downloadCSV(csvOf(columns, records), label.many)
