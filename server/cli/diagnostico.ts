import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { thisMachine, machineInWords } from '../db/embedded/thisMachine.ts'
import { diagnose } from '../diagnosis/diagnose.ts'
import { argumentsOf } from '../process/argumentsOf.ts'
import { openForCommand } from '../installation/openForCommand.ts'
import { runProgram } from '../process/runProgram.ts'
import { settings } from '../installation/settings.ts'
import { schema } from '../university/schema.ts'

/** `npm run diagnostico`: tells what slows the database down or will, and what to do about each. Changes nothing. */
await runProgram(async onEnd => {
  argumentsOf('Uso: npm run diagnostico')
  const place = settings(process.env)
  const say = (line: string) => console.log(line)
  const { url } = await openForCommand(onEnd, place, 'npm run diagnostico')
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
