import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDiskFull } from '../process/isDiskFull.ts'
import { passingFolder } from '../process/passingFolder.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { type Backup, readBackup } from './readBackup.ts'
import { lockedEnding, unseal } from './seal.ts'

/** Opens the file of a backup: compares it with the fingerprint beside it, if there is one, and unlocks it if it is locked. Throws StartRefusal for what cannot be read. */
export async function openBackup(path: string, clave: string | undefined): Promise<Backup> {
  const found = await stat(path).catch(() => {
    throw new StartRefusal(`No hay ningún respaldo en ${path}.`)
  })
  if (found.isDirectory()) throw new StartRefusal(`${path} es una carpeta: diga cuál de sus respaldos.`)
  await refuseChanged(path)
  if (!path.endsWith(lockedEnding)) return readBackup(path)
  if (!clave)
    throw new StartRefusal(
      'El respaldo está cifrado: ponga su clave, o la llave secreta de age, en la variable RESPALDO_CLAVE.',
    )
  return unlocked(path, clave)
}

async function refuseChanged(path: string) {
  const noted = await readFile(`${path}.sha256`, 'utf8').catch(() => undefined)
  if (noted === undefined) return
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  if (hash.digest('hex') !== noted.slice(0, 64))
    throw new StartRefusal(`${path} no es el que se guardó: su huella difiere de la de ${path}.sha256.`)
}

/** Unlocks a backup into a folder of its own, where it lies open meanwhile: a zip is read from its end. */
async function unlocked(path: string, clave: string): Promise<Backup> {
  const { folder, forget } = await passingFolder('respaldo')
  try {
    const plain = join(folder, 'respaldo.zip')
    await pipeline(await unseal(path, clave), createWriteStream(plain, { mode: 0o600 })).catch(error => {
      throw new StartRefusal(
        isDiskFull(error)
          ? `No queda espacio en la carpeta temporal ${dirname(folder)} para abrir el respaldo: libere espacio, o elija otra con TMPDIR.`
          : `El respaldo ${path} está cortado o dañado: su clave lo abre, y no se puede leer hasta el final.`,
      )
    })
    const backup = await readBackup(plain)
    return {
      ...backup,
      close: async () => {
        await backup.close()
        await forget()
      },
    }
  } catch (error) {
    await forget()
    throw error
  }
}
