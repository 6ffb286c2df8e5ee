/*
 * Every threshold by which reading chooses between two ways to the same rows, with its unit, what was measured and what measures
 * it again: `npm run bench crecimiento` or `encontrar`, with `ESTUDIANTES=1000000`, or `BASE` for an existing large database.
 * «By hand» marks what no line of `tests/bench/llamadas.ts` asks for yet: whoever changes that number adds the line first. The
 * size of an answer is no cost, and stands where more is refused.
 */

/** Rows of a table, by PostgreSQL's estimate, beyond which counting takes longer than reading a page. */
// 87,500 students were counted in 30 ms beside a page of 3. Bench: crecimiento, «vistas de los estudiantes de un CUC»
// and «total de la búsqueda».
export const large = 20_000

/** Milliseconds for which the estimated sizes of tables are believed: one statement of the catalogue then. Nothing to measure. */
export const sizesLast = 600_000

/** Rows before a page beyond which it may be read from the end of the list; below, both ways take about the same. */
// The last page of a campus took 90 ms over all its rows. Bench: crecimiento, «última página de un CUC».
export const far = 1000

/**
 * Rows counted in the time of passing over one. Past this fraction of a table an unknown total is counted first, since
 * the end may be nearer. By hand: `asignaturas` filtered, pages of the second half.
 */
export const countedPerPassed = 25

/**
 * Factor by which more first rows are read than a page needs if the matches are spread evenly; after a try without a
 * full page, the factor for the next.
 */
// Of three million re-enrolments those with «a» came in 33 ms instead of 2.5 s; where the matches lie beyond all tries,
// the page takes twice the time of sorting. Bench: crecimiento, «tres filtros y búsqueda»; by hand: `reinscripciones`
// of «a».
export const timesNeeded = 8

/** First rows of an order that are looked through at most; farther on, sorting all matches is as quick. */
// Of three million re-enrolments those of one period came in less than 0.5 s instead of 2. By hand: `reinscripciones`
// filtered by period.
export const farthest = 150_000

/** First rows looked through at most where each asks other tables, which takes many times as long and is tried once. By hand: `reinscripciones` of «a». */
export const farthestAsking = 3_000

/**
 * Cost per row, in PostgreSQL's page reads, below which all rows are sorted if none of the first matches: comparing own
 * columns costs less, a function of ours more. By hand: `reinscripciones` by period.
 */
export const cheapRow = 0.2

/**
 * Keys that are found first and named in the next statement; more are asked for by each row instead. Bench: crecimiento,
 * «reinscripciones de letras raras»; by hand: `estudiantes` by a part of a CURP.
 */
export const mostNamed = 1000

/**
 * Records of another table up to which all are read for a word too short for an index; with more, each row looks up its
 * own.
 */
// Some ten thousand teachers, not a million students. Bench: crecimiento, «reinscripciones de letras raras» and
// «entregas de «garcia»».
export const soonRead = 50_000

/**
 * Accounts matched by e-mail up to which they are found first; with more (a twentieth of a million), the next rows of
 * any order fill a page.
 */
// Among a million, a part of an e-mail took 0.1 s instead of 3 to 6, two letters 0.25. By hand: `estudiantes` by a part
// of an e-mail.
export const mostAccounts = 50_000

/**
 * Rows of a large table per row of a small one, from which on a look-up for each small row beats finding all matches.
 */
// A row that is looked up takes several times one that is read on the way. Bench: encontrar, every role.
export const timesAsMany = 16

/** Keys whose records one statement reads. Not measured: more are read in turns, so that no statement names all of a large page. */
export const keysAtOnce = 1000
