import { enCifras } from '../../src/language/enCifras.ts'
import { resolve } from 'node:path'
import { keepLatest } from '../backup/keepLatest.ts'
import { noteBackup } from '../backup/lastBackup.ts'
import { saveBackup } from '../backup/saveBackup.ts'
import { locks } from '../backup/seal.ts'
import { isReadOnlyFailure } from '../db/isReadOnly.ts'
import { storeAt } from '../files/fileStore.ts'
import { argumentsOf } from '../process/argumentsOf.ts'
import { openForCommand } from '../installation/openForCommand.ts'
import { runProgram } from '../process/runProgram.ts'
import { settings } from '../installation/settings.ts'
import { sizeInWords } from '../../src/language/sizeInWords.ts'

/** `npm run respaldo [-- --carpeta /media/usb]`: saves everything that the installation holds in one file, while people work. */
await runProgram(async onEnd => {
  const { carpeta } = argumentsOf('Uso: npm run respaldo [-- --carpeta /ruta/de/la/carpeta]', {
    options: { carpeta: { type: 'string' } },
  }).values
  const place = settings(process.env)
  const { respaldos, archivos } = place
  const folder = carpeta ? resolve(process.env.INIT_CWD ?? '.', carpeta) : respaldos.carpeta
  const say = (line: string) => console.log(line)
  const { db, url } = await openForCommand(onEnd, place, 'npm run respaldo')
  const startedAt = performance.now()
  const saved = await saveBackup(url, {
    folder,
    lock: respaldos,
    now: new Date(),
    store: storeAt(archivos.almacen),
  })
  await noteBackup(db, saved).catch(error => {
    if (!isReadOnlyFailure(error)) throw error
    say('La base de datos solo admite consultas: el respaldo se guardó, y en ella no queda anotado.')
  })
  const { path, bytes, rows, manifest, sha256 } = saved
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  say(`Respaldo guardado en ${path}`)
  say(
    `${manifest.tablas.length} tablas, ${enCifras(rows)} filas, ${sizeInWords(bytes)}, en ${seconds} s. Huella ${sha256}`,
  )
  if (!locks(respaldos))
    say('No está cifrado: quien tenga el archivo puede leer todo. RESPALDO_CLAVE o RESPALDO_DESTINATARIO lo cifran.')
  for (const removed of await keepLatest(folder, respaldos.guardar, path)) say(`Se borró el respaldo ${removed}`)
  return 'done'
})
