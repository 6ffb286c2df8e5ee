import { literal } from '../../../server/db/literal.ts'

/** A statement that stops a migration while these rows are there: what nobody but a person can write is lacking in it. Its first line says what, for `npm run db:migration` to tell. */
export const unsettled = (sentence: string, rows: string): string =>
  `${mark}${sentence}
DO $$ BEGIN
  IF EXISTS (${rows}) THEN
    RAISE EXCEPTION USING MESSAGE = ${literal(sentence)};
  END IF;
END $$;`

/** The sentences of what is lacking in the text of a migration. */
export const lackingIn = (migration: string): readonly string[] =>
  migration.split('\n').flatMap(line => (line.startsWith(mark) ? [line.slice(mark.length)] : []))

const mark = '-- Falta: '
