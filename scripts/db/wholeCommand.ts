import { MigrationRefusal } from './plan/MigrationRefusal.ts'

/** Returns the whole command with the options that would answer a refusal, to copy and correct. Empty when the error asks nothing. */
export const wholeCommand = (args: readonly string[], error: Error): readonly string[] => {
  if (!(error instanceof MigrationRefusal && error.options.length)) return []
  const quoted = args.map(each => (/^[\w.,:/-]+$/.test(each) ? each : `"${each}"`))
  return [
    'Todo junto, una vez corregido lo que no sea así:',
    `  npm run db:migration -- ${[...quoted, ...error.options].join(' ')}`,
  ]
}
