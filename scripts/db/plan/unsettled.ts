import { literal } from '../../../server/db/literal.ts'

/** Returns a statement that stops a migration while `rows` finds any, because it lacks SQL that only a person can write. Its first line holds the sentence, which `npm run db:migration` prints. */
export const unsettled = (sentence: string, rows: string): string =>
  `${mark}${sentence}
DO $$ BEGIN
  IF EXISTS (${rows}) THEN
    RAISE EXCEPTION USING MESSAGE = ${literal(sentence)};
  END IF;
END $$;`

/** Returns the sentences of such statements in the text of a migration. */
export const lackingIn = (migration: string): readonly string[] =>
  migration.split('\n').flatMap(line => (line.startsWith(mark) ? [line.slice(mark.length)] : []))

const mark = '-- Falta: '
