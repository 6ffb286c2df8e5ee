import pg from 'pg'

/** Sends a statement, said as the driver's `query` takes it; answers what that answers. */
type Send = (...statement: unknown[]) => unknown

/** Puts something before the sending of a connection's statements. */
export type Step = (send: Send, client: pg.PoolClient) => Send

/**
 * Has all statements of a connection go through these steps: each hands them on to the next, the last one to the driver.
 * What holds a statement back goes before what is of the turn in which it leaves; what must hear the driver's own answer goes last.
 */
export const sendThrough = (client: pg.PoolClient, ...steps: readonly Step[]): void => {
  const driver: Send = (...statement) => Reflect.apply(pg.Client.prototype.query, client, statement)
  Object.assign(client, { query: steps.reduceRight((send, step) => step(send, client), driver) })
}
