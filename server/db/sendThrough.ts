import pg from 'pg'

/** Sends a statement, given as the driver's `query` takes it; returns what that returns. */
type Send = (...statement: unknown[]) => unknown

/** Puts a step before the sending of a connection's statements. */
export type Step = (send: Send, client: pg.PoolClient) => Send

/**
 * Passes all statements of a connection through steps, the last to the driver. A step that delays goes before one that
 * groups those of a turn; one that needs the driver's own answer goes last.
 */
export const sendThrough = (client: pg.PoolClient, ...steps: readonly Step[]): void => {
  const driver: Send = (...statement) => Reflect.apply(pg.Client.prototype.query, client, statement)
  Object.assign(client, { query: steps.reduceRight((send, step) => step(send, client), driver) })
}
