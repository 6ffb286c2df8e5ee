/** Writes with a point a figure whose one or two decimals stand after a comma, as people type it: `7,5`. Anything else stays as it is: `7,500` may be seven thousand. */
export const withPoint = (text: string): string => (afterComma.test(text) ? text.replace(',', '.') : text)

const afterComma = /^-?\d{1,15},\d{1,2}$/
