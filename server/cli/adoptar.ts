import { adopt } from '../db/adopt.ts'
import { argumentsOf } from '../process/argumentsOf.ts'
import { runCommand } from '../installation/runCommand.ts'

/** `npm run db:adoptar [-- --completar]`: brings forward a database that another edition of a migration prepared. */
const outcome = { adopted: false }

await runCommand(
  'npm run db:adoptar',
  () =>
    argumentsOf('Uso: npm run db:adoptar [-- --completar]', {
      options: { completar: { type: 'boolean', default: false } },
    }).values,
  async (_db, say) =>
    say(
      outcome.adopted
        ? 'Las tablas son las que deben ser: la base de datos quedó adoptada y al día.'
        : 'No había nada que adoptar: la base de datos está al día.',
    ),
  {
    prepare: async (db, url, { completar }) => {
      outcome.adopted = await adopt(db, { url, complete: completar })
    },
  },
)
