import type pg from 'pg'

/** One step of a plan, as it went. */
export type Nodo = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Sort Space Type'?: string
  'Actual Loops': number
  'Actual Rows': number
  Plans?: readonly Nodo[]
}

/** Runs a statement and answers every step of its plan. */
export const planDeSentencia = async (
  client: Pick<pg.Client, 'query'>,
  text: string,
  values: unknown,
): Promise<readonly Nodo[]> => {
  const { rows } = await client.query(`explain (analyze, format json) ${text}`, Array.isArray(values) ? values : [])
  return nodosDe(rows[0]['QUERY PLAN'][0].Plan)
}

const nodosDe = (nodo: Nodo): readonly Nodo[] => [nodo, ...(nodo.Plans ?? []).flatMap(nodosDe)]
