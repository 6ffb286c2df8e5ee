import { paraBusqueda } from '../../language/busqueda.ts'
import { withPoint } from './withPoint.ts'

/** Reads a number as people and spreadsheets write it: `1,234.5`, `$ 1 234`, or with a lone decimal comma, `7,5`. Returns any other text as it is. */
export const readFigure = (text: string): number | string => {
  const digits = text.replaceAll(/[\s\u00a0$]/g, '')
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits) ? digits.replaceAll(',', '') : withPoint(digits)
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(plain) ? Number(Number(plain).toFixed(8)) : text
}

/** Tells whether a figure is ambiguous: a lone comma before three digits may part thousands or decimals. */
export const isFigureOfThousands = (text: string) => /^-?[1-9]\d{0,2},\d{3}$/.test(text.replaceAll(/[\s\u00a0$]/g, ''))

/** Reads a day as people and spreadsheets write it, as `yyyy-mm-dd`: dd/mm/aaaa, ISO, with the month's name, or a spreadsheet's number of days. Returns any other text as it is. */
export const readDay = (text: string): string => {
  const words = paraBusqueda(text).replace(/[t ]\d{1,2}:\d{2}.*$/, '')
  return readIso(words) ?? readFromDate(words) ?? readWithMonth(words) ?? readSerial(words) ?? text
}

const readIso = (words: string) => {
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(words) ?? []
  return year && month && date ? day(year, month, date) : undefined
}

/** Reads dd/mm/aaaa. */
const readFromDate = (words: string) => {
  const [, date, month, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(words) ?? []
  return date && month && year ? day(year, month, date) : undefined
}

/** Reads a day with the month's name, or three letters or more of it: 7 de sept. de 2026. */
const readWithMonth = (words: string) => {
  const [, date, word = '', year] = /^(\d{1,2})[-/. ](?:de )?([a-z]+)\.?[-/. ](?:de |del )?(\d{4})$/.exec(words) ?? []
  const month = word.length >= 3 ? months.findIndex(each => each.startsWith(word.replace('set', 'sep'))) : -1
  return date && year && month >= 0 ? day(year, String(month + 1), date) : undefined
}

/** Reads a spreadsheet's number of days since 30 December 1899. */
const readSerial = (words: string) => {
  const serial = /^\d{4,6}$/.test(words) ? Number(words) : 0
  if (serial <= firstSerial || serial >= lastSerial) return undefined
  return new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10)
}

/** Reads an hour as people write it, or a spreadsheet's fraction of a day, as `hh:mm`. Returns any other text as it is. */
export const readHour = (text: string): string => {
  const [, hour = '', minute = '00', half] =
    /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?(?:h|hrs?\.?)?([ap]m)?$/.exec(
      paraBusqueda(text).replaceAll(/(?<=[ap])\.? ?(?=m)|[ ]|(?<=m)\./g, ''),
    ) ?? []
  if (hour && (text.includes(':') || half || /h/i.test(text))) {
    const hours = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour)
    return `${two(hours)}:${minute}`
  }
  const part = /^0?\.\d+$/.test(text) ? Number(text) : -1
  const minutes = Math.round(part * 1440)
  return part >= 0 && minutes < 1440 ? `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` : text
}

const day = (year: string, month: string, date: string) => `${year}-${two(Number(month))}-${two(Number(date))}`

const two = (figure: number) => String(figure).padStart(2, '0')

/** Bounds of a spreadsheet's number of a day, from 1905 to 2173: a lone year is not a day. */
const firstSerial = 2100
const lastSerial = 100_000

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
