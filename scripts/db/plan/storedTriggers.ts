/** A trigger as the last migration that creates it has it: its table, the function that it calls and, for a BEFORE trigger, the columns that fire it. */
export type StoredTrigger = { name: string; table: string; calls: string; columns: readonly string[] }

/** Returns the triggers that exist after these statements of migrations. Those dropped, alone or with their table or function, are left out. */
export const storedTriggers = (statements: readonly string[]): readonly StoredTrigger[] => {
  const triggers = new Map<string, StoredTrigger>()
  const forget = (isGone: (each: StoredTrigger) => boolean) =>
    triggers.forEach((each, key) => isGone(each) && triggers.delete(key))
  for (const found of statements.join(';\n').matchAll(change)) {
    const [, name = '', event = '', table = '', calls = '', dropped, from, kind, gone = ''] = found
    if (dropped) triggers.delete(keyOf(dropped, from))
    else if (kind) forget(each => namesIn(gone).includes(isTable(kind) ? each.table : each.calls))
    else triggers.set(keyOf(name, table), { name, table, calls, columns: namesIn(beforeWrite.exec(event)?.[1] ?? '') })
  }
  return [...triggers.values()]
}

const change =
  /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\s+"?(\w+)"?\s+([^;]*?)\s+on\s+(?:public\.)?"?(\w+)"?[^;]*?\sexecute\s+(?:function|procedure)\s+(?:public\.)?"?(\w+)|\bdrop\s+trigger\s+(?:if\s+exists\s+)?"?(\w+)"?\s+on\s+(?:public\.)?"?(\w+)|\bdrop\s+(function|table)\s+(?:if\s+exists\s+)?([^;]+)/gi
const beforeWrite = /^before\s+insert\s+or\s+update\s+of\s+([\s\S]+)$/i

const keyOf = (name: string, table = '') => `${name} on ${table}`
const isTable = (kind: string) => kind.toLowerCase() === 'table'

/** Splits a list of names at its commas, without schema, quotes and parameters. */
const namesIn = (list: string) =>
  list
    .replaceAll(/\([^)]*\)/g, '')
    .split(',')
    .map(each => /^\s*(?:public\.)?"?(\w+)/.exec(each)?.[1] ?? '')
