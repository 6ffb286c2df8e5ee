import Papa from 'papaparse'
import { downloadCSV } from 'react-admin'
import type { Registro } from '../../dataProvider/records.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { headingOf } from '../fields/heading.ts'
import { textOf } from '../fields/text.ts'

/** The rows as Excel in Spanish opens them right: a byte-order mark for its accents, and no text that it would run as a formula. */
export const csvOf = ({ fields }: AnyResource, columns: readonly string[], records: readonly Registro[]) => {
  const shown = columns.flatMap(name => (fields[name] ? [[name, fields[name]] as const] : []))
  const rows = records.map(record => shown.map(([name, field]) => textOf(name, field, record)))
  return byteOrderMark + Papa.unparse({ fields: shown.map(([, field]) => headingOf(field)), data: rows }, { escapeFormulae: true })
}

const byteOrderMark = '\ufeff'

/** Hands the file to the browser, named after what it lists. */
export const downloadCsv = (resource: AnyResource, columns: readonly string[], records: readonly Registro[]) =>
  downloadCSV(csvOf(resource, columns, records), resource.label.many)
