/** Judges by its words whether a statement does no harm where it runs twice, or without the transaction that it was meant for: it begins as one that reads and names nothing that writes. What a function that it calls may write is not seen. */
export const onlyReads = (statement: unknown): boolean => {
  const text = statementText(statement).replaceAll(/\bfor (no key )?update\b/gi, '')
  return /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete|merge)\b/i.test(text)
}

/** The text of a statement; empty of what speaks to a connection by itself. */
export const statementText = (statement: unknown): string => {
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement
  return typeof text === 'string' ? text : ''
}
