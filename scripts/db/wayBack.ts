import { migrationsIn } from '../../server/db/migrations.ts'
import { landedIn } from './hashes.ts'

/** Returns the lines that explain how to mend or undo a migration that git does not have yet. None where git knows no migration at all. */
export function wayBack(folder: string, place: string): readonly string[] {
  const landed = landedIn(folder)
  const open = migrationsIn(folder).filter(({ tag }) => !(tag in landed))
  if (!Object.keys(landed).length || !open.length) return []
  const files = open.map(({ tag }) => `${place}/${tag}.sql`).join(' y ')
  return [
    'Si los registros que hay no la admiten: escriba en ella, antes de lo que la detiene, el SQL que los cambia, y después npm run db:migration -- --sellar',
    `Si no la quiere, mientras no esté en git ni en una base de datos: borre ${files}, y después git restore ${place}/meta`,
    ...(open.length > 1 ? [ofSeveral] : []),
  ]
}

/** `git restore` brings back only what git has, so one of several new migrations cannot be undone alone. */
const ofSeveral =
  'Solo se quitan juntas. Si alguna ya está en una base de datos, como la de npm run dev, no las quite: corrija la última en su archivo y séllela. Guarde en git cada una que ya sirve antes de escribir la siguiente.'
