import { adopt } from '../db/adopt.ts'
import { argumentsOf } from '../process/argumentsOf.ts'
import { runCommand } from '../process/runCommand.ts'

/** `npm run db:adoptar [-- --completar]`: brings forward a database that another edition of a migration prepared. */
const done = { adopted: false }

await runCommand(
  'npm run db:adoptar',
  () =>
    argumentsOf('Uso: npm run db:adoptar [-- --completar]', {
      options: { completar: { type: 'boolean', default: false } },
    }).values,
  async (_db, say) =>
    say(
      done.adopted
        ? 'Las tablas son las que deben ser: la base de datos quedó adoptada y al día.'
        : 'No había nada que adoptar: la base de datos está al día.',
    ),
  {
    prepare: async (db, url, { completar }) => {
      done.adopted = await adopt(db, { url, complete: completar })
    },
  },
)
