/** Replaces by a point the comma before one or two decimals, as people type it: `7,5`. Returns anything else as it is: `7,500` may be seven thousand. */
export const withPoint = (text: string): string => (afterComma.test(text) ? text.replace(',', '.') : text)

const afterComma = /^-?\d{1,15},\d{1,2}$/
