import { expect, test } from 'vitest'
import { databaseError } from '../../server/db/databaseError.ts'
import { isDatabaseAway } from '../../server/db/isDatabaseAway.ts'

const dePg = Object.assign(new Error('duplicate key'), {
  code: '23505',
  table: 'cucs',
  constraint: 'cucs_pkey',
  where: 'function f()',
})
const leido = { code: '23505', table: 'cucs', constraint: 'cucs_pkey', where: 'function f()', message: 'duplicate key' }

test('an error of the driver reads the same by itself and as Drizzle wraps it', () => {
  expect(databaseError(dePg)).toEqual(leido)
  expect(databaseError(new Error('Failed query: insert', { cause: dePg }))).toEqual(leido)
})

test('missing parts are empty, and anything that is no error is its own message', () => {
  const vacio = { code: '', table: '', constraint: '', where: '' }
  expect(databaseError(Object.assign(new Error('roto'), { code: undefined }))).toEqual({ ...vacio, message: 'roto' })
  expect(databaseError(new Error('roto', { cause: 'otra cosa' }))).toEqual({ ...vacio, message: 'roto' })
  expect(databaseError('ECONNREFUSED')).toEqual({ ...vacio, message: 'ECONNREFUSED' })
})

test.each([
  ['server conn crashed?', true],
  ['server login has been failing, try again later (server_login_retry)', true],
  ['no more connections allowed (max_client_conn)', true],
  ['query_wait_timeout', true],
  ['no such database: cuc', false],
  ['invalid message format', false],
])('of a pooler «%s» is a database that is away for a moment: %s', (message, away) => {
  expect(
    isDatabaseAway(new Error('Failed query', { cause: Object.assign(new Error(message), { code: '08P01' }) })),
  ).toBe(away)
})
