import type pg from 'pg'

/** A step of an executed plan. */
export type Nodo = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Sort Space Type'?: string
  'Actual Loops': number
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: readonly Nodo[]
}

/** Runs a statement and returns every step of its plan. */
export const planDeSentencia = async (
  client: Pick<pg.Client, 'query'>,
  text: string,
  values: unknown,
): Promise<readonly Nodo[]> => {
  const { rows } = await client.query(`explain (analyze, format json) ${text}`, Array.isArray(values) ? values : [])
  return nodosDe(rows[0]['QUERY PLAN'][0].Plan)
}

/** Runs statements one after the other on one connection, and returns the steps of each. */
export const planesDeSentencias = async (
  client: Pick<pg.Client, 'query'>,
  sentencias: readonly { text: string; values?: unknown }[],
): Promise<readonly (readonly Nodo[])[]> => {
  const planes: (readonly Nodo[])[] = []
  for (const { text, values } of sentencias) planes.push(await planDeSentencia(client, text, values))
  return planes
}

/** Returns a step with all its descendants. */
export const nodosDe = <N extends { Plans?: readonly N[] }>(nodo: N): readonly N[] => [
  nodo,
  ...(nodo.Plans ?? []).flatMap(nodosDe),
]
