import type { AnyResource } from '../../../src/schema/resource.ts'

/** What the table in a workbook is called: the resource and what it was filtered by, in the signs and the length that Excel allows. */
export const sheetName = ({ label }: AnyResource, filter: Readonly<Record<string, unknown>>): string => {
  const said = typeof filter.q === 'string' ? ` ${filter.q}` : ''
  const name = `${label.many}${said}`
    .replaceAll(/[\u0000-\u001f[\]:*?/\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 31)
    .replaceAll(/^'|'$/g, '')
    .trim()
  return name.toLowerCase() === 'history' ? label.one : name
}
