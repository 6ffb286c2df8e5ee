import { randomBytes } from 'node:crypto'
import { codes, databaseError } from './databaseError.ts'
import { withClient } from './withClient.ts'
import { StartRefusal } from '../process/StartRefusal.ts'

/** Works in a new database beside another, and takes it away afterwards whatever happened. Refuses where the account may not make one. */
export async function scratchDatabase<T>(url: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `ensayo_${randomBytes(6).toString('hex')}`
  const address = new URL(url)
  address.pathname = name
  await beside(url, `create database ${name} template template0`).catch(error => {
    throw databaseError(error).code === codes.noPermission
      ? new StartRefusal(
          'Hace falta crear por un momento otra base de datos, y la cuenta de DATABASE_URL no puede: necesita el permiso CREATEDB.',
        )
      : error
  })
  try {
    return await work(address.href)
  } finally {
    await beside(url, `drop database ${name} with (force)`)
  }
}

const beside = (url: string, statement: string) => withClient(url, client => client.query(statement))
