import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { parseArgs } from 'node:util'
import { thisMachine, machineInWords } from '../db/embedded/thisMachine.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { diagnose } from '../diagnosis/diagnose.ts'
import { runProgram } from '../process/runProgram.ts'
import { settings } from '../process/settings.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { schema } from '../university/schema.ts'

/** `npm run diagnostico`: what slows the database down or will, and what to do about each. Changes nothing. */
await runProgram(async onEnd => {
  noArguments()
  const place = settings(process.env)
  const say = (line: string) => console.log(line)
  const { url } = await onEnd(
    openDatabase(place, { name: 'npm run diagnostico', say, share: true }),
    ({ close }, milliseconds) => close(milliseconds),
  )
  const here = place.databaseUrl ? undefined : thisMachine(place.memoria)
  if (here) say(`Esta máquina: ${machineInWords(here)}.`)
  const tables = Object.values(schema).filter(each => is(each, PgTable))
  await diagnose(
    { url, tables, machine: here, readsElsewhere: place.replica !== undefined },
    ({ parte, hallazgos }) => {
      say(`\n${parte}${hallazgos.length ? '' : ': nada que atender'}`)
      hallazgos.forEach(({ dicho, hacer }, at) =>
        say(`  · ${dicho}${hallazgos[at + 1]?.hacer === hacer ? '' : `\n    → ${hacer}`}`),
      )
    },
  )
  return 'done'
})

function noArguments() {
  try {
    parseArgs({ options: {} })
  } catch {
    throw new StartRefusal('Uso: npm run diagnostico')
  }
}
