import { tableIn, type Snapshot } from './snapshot.ts'

/** The statements by which the rows that name a table name it anew. */
export const tableToldToRows = (snapshot: Snapshot, from: string, to: string): readonly string[] => [
  ...toldToHistory(snapshot, from, undefined, to),
  ...namingEntities
    .filter(each => tableIn(snapshot, each))
    .map(each => `UPDATE "${each}" SET "entidad" = '${to}' WHERE "entidad" = '${from}';`),
  ...(tableIn(snapshot, 'avisos') ? [toldToNotices(from, to)] : []),
  ...(tableIn(snapshot, 'pasos') ? [toldToSteps(from, to)] : []),
]

/** The statements by which the rows that name a column name it anew. */
export const columnToldToRows = (snapshot: Snapshot, table: string, from: string, to: string): readonly string[] =>
  toldToHistory(snapshot, table, from, to)

/** The tables whose rows name the entity that they are of. */
const namingEntities = ['lotes', 'vistas', 'avisos', 'importaciones']

/** History calls records and values by their table and column, and is never changed: it is told what these were called up to now. */
const toldToHistory = (snapshot: Snapshot, table: string, column: string | undefined, to: string): readonly string[] =>
  tableIn(snapshot, 'nombres_de_historial')
    ? [
        `INSERT INTO "nombres_de_historial" ("tabla", "columna", "nuevo", "hasta") SELECT '${table}', ${column ? `'${column}'` : 'NULL'}, '${to}', coalesce(max("id"), 0) FROM "historial";`,
      ]
    : []

/** Notices lead to the screen of a record, whose address begins with its entity. */
const toldToNotices = (from: string, to: string) =>
  `UPDATE "avisos" SET "direccion" = '/${to}/' || substr("direccion", ${from.length + 3}) WHERE starts_with("direccion", '/${from}/');`

/** The steps of cases name their process, and nobody may change them: the trigger that refuses it is set aside for this one statement, where there are any. */
const toldToSteps = (from: string, to: string) => `DO $$ BEGIN
  IF EXISTS (SELECT FROM "pasos" WHERE "proceso" = '${from}') THEN
    ALTER TABLE "pasos" DISABLE TRIGGER USER;
    UPDATE "pasos" SET "proceso" = '${to}' WHERE "proceso" = '${from}';
    ALTER TABLE "pasos" ENABLE TRIGGER USER;
  END IF;
END $$;`
