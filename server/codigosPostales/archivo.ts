import { open } from 'node:fs/promises'
import { StartRefusal } from '../process/StartRefusal.ts'

/** Opens a file that somebody named; throws StartRefusal for a folder and for what cannot be opened. */
export const archivo = async (path: string): Promise<AsyncIterable<Uint8Array>> => {
  const abierto = await open(path).catch(() => {
    throw new StartRefusal(`No se puede leer el archivo ${path}.`)
  })
  if (!(await abierto.stat()).isDirectory()) return abierto.createReadStream()
  await abierto.close()
  throw new StartRefusal(`${path} es una carpeta: indique el archivo CPdescarga.txt que está en ella.`)
}
