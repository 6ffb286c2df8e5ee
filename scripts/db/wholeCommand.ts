import { MigrationRefusal } from './plan/MigrationRefusal.ts'

/** Says the command that would answer all that a refusal asks, to copy and correct; nothing where it asks nothing. */
export const wholeCommand = (args: readonly string[], error: Error): readonly string[] => {
  if (!(error instanceof MigrationRefusal && error.options.length)) return []
  const said = args.map(each => (/^[\w.,:/-]+$/.test(each) ? each : `"${each}"`))
  return [
    'Todo junto, una vez corregido lo que no sea así:',
    `  npm run db:migration -- ${[...said, ...error.options].join(' ')}`,
  ]
}
