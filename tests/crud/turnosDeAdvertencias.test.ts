import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { takeTurns } from '../../server/crud/advice/takeTurns.ts'
import { inTransaction } from '../../server/db/inTransaction.ts'
import { Falla } from '../../server/http/Falla.ts'
import { resources } from '../../src/resources/index.ts'
import { basesDePrueba } from '../harness/basesDePrueba.ts'

const bases = basesDePrueba()

it('a long wait for the turn of another is answered with a time to come back, and other lock timeouts stay as they were', async () => {
  const db = await bases()
  await inTransaction(db, async tx => {
    await tx.execute(sql`set local lock_timeout = '77s'`)
    await takeTurns(tx, resources.clases, 300)
    expect((await tx.execute(sql`show lock_timeout`)).rows).toEqual([{ lock_timeout: '77s' }])
    const falla = await inTransaction(db, otra => takeTurns(otra, resources.clases, 300)).catch(error => error)
    expect(falla).toBeInstanceOf(Falla)
    expect([falla.status, falla.retryAfter, falla.message]).toEqual([
      503,
      5,
      'En este momento se guardan muchos registros de este tipo, no se guardó nada. Espere unos segundos e intente de nuevo',
    ])
  })
  expect(await inTransaction(db, otra => takeTurns(otra, resources.clases, 300))).toBeUndefined()
})
