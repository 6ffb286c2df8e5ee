/** Judges by its words whether a statement does no harm when it runs twice, or outside its transaction: it begins with `select` or `with` and names nothing that writes. Does not see what functions write. */
export const onlyReads = (statement: unknown): boolean => {
  const text = statementText(statement).replaceAll(/\bfor (no key )?update\b/gi, '')
  return /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete|merge)\b/i.test(text)
}

/** Returns the text of a statement; empty for what speaks to a connection by itself. */
export const statementText = (statement: unknown): string => {
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement
  return typeof text === 'string' ? text : ''
}
