import { expect, it } from 'vitest'
import { folderFailure } from '../../server/backup/folderFailure.ts'

const said = (failure: object) => folderFailure(Object.assign(new Error('x'), failure), '/respaldos')?.message

it.each([
  ['where nobody may write', 'ENOTDIR', /^No se puede escribir en la carpeta de los respaldos .+ \(ENOTDIR\): revise/],
  ['without room', 'ENOSPC', /^No queda espacio en la carpeta de los respaldos .+: libere espacio/],
])('a folder %s is told', (_which, code, sentence) => {
  expect(said({ code })).toMatch(sentence)
})

it.each([
  ['a database without room', { code: '53100' }],
  ['a socket that is not there', { code: 'ENOENT', syscall: 'connect', address: '/run/postgresql/.s.PGSQL.5432' }],
])('%s is not told as the folder', (_which, failure) => {
  expect(said(failure)).toBeUndefined()
})
