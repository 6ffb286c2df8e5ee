import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Ends the process with code 1 when a running app holds the data folder, because a new build would remove its files. */
export async function refuseIfServed() {
  const dataDir = process.env.DATA_DIR || join(root, 'data')
  const word = join(dataDir, 'servidor.json')
  if (!existsSync(word)) return
  const { pid, name } = ownerIn(word)
  const answers = await fetch(`${name}/api/salud`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!answers) return
  console.error(`La carpeta de datos ${dataDir} está en uso: la tiene el proceso ${pid} (${name}). No se cambió nada.`)
  process.exit(1)
}

/** Returns the process that announced itself; empty where a full disk cut the note short. */
function ownerIn(word) {
  try {
    return JSON.parse(readFileSync(word, 'utf8'))
  } catch {
    return {}
  }
}
