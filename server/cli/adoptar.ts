import { runCommand } from '../process/runCommand.ts'
import { adopt } from '../db/adopt.ts'
import { StartRefusal } from '../process/StartRefusal.ts'

/** `npm run db:adoptar [-- --completar]`: brings forward a database that another edition of a migration prepared. */
const [given, ...more] = process.argv.slice(2)
const complete = given === '--completar'
const done = { adopted: false }

await runCommand(
  'npm run db:adoptar',
  async (_db, say) =>
    say(
      done.adopted
        ? 'Las tablas son las que deben ser: la base de datos quedó adoptada y al día.'
        : 'No había nada que adoptar: la base de datos está al día.',
    ),
  {
    prepare: async (db, url) => {
      if ((given !== undefined && !complete) || more.length)
        throw new StartRefusal('Uso: npm run db:adoptar [-- --completar]')
      done.adopted = await adopt(db, { url, complete })
    },
  },
)
