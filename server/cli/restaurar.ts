import { enCifras } from '../../src/language/enCifras.ts'
import { resolve } from 'node:path'
import { openBackup } from '../backup/openBackup.ts'
import { forgetFailure } from '../backup/lastBackup.ts'
import { rowsIn } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restoreBackup.ts'
import { scratchDatabase } from '../db/scratchDatabase.ts'
import { openPool } from '../db/openPool.ts'
import { runExclusively } from '../db/runExclusively.ts'
import { argumentsOf } from '../process/argumentsOf.ts'
import { openForCommand } from '../installation/openForCommand.ts'
import { runProgram } from '../process/runProgram.ts'
import { settings } from '../installation/settings.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { bringForward } from '../upgrade/bringForward.ts'
import '../universityServer.ts'

const asSaved =
  'El respaldo quedó restaurado con las tablas de su versión: puede ponerse en servicio con el programa de aquella versión.'

/**
 * `npm run restaurar -- archivo`: restores a backup into the installation's empty database and upgrades it. `--ensayo`
 * does so in a temporary database, as a test of the backup.
 */
await runProgram(async onEnd => {
  const { path, ensayo } = options()
  const place = settings(process.env)
  const say = (line: string) => console.log(line)
  const backup = await onEnd(openBackup(path, place.respaldos.clave), ({ close }) => close())
  const { tablas, creado } = backup.manifest
  say(
    `Respaldo del ${new Date(creado).toLocaleString('es-MX')}: ${tablas.length} tablas, ${enCifras(rowsIn(backup.manifest))} filas.`,
  )
  const { url } = await openForCommand(onEnd, place, 'npm run restaurar')
  const startedAt = performance.now()
  const restore = async (target: string) => {
    await restoreBackup(target, backup)
    const { db, close } = openPool(target)
    await bringForward(db)
      .catch(error => {
        throw ensayo || !(error instanceof StartRefusal) ? error : new StartRefusal(`${error.message}\n${asSaved}`)
      })
      .then(() => forgetFailure(db))
      .finally(close)
  }
  await (ensayo ? scratchDatabase(url, restore, onEnd) : runExclusively(url, () => restore(url)))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  say(
    ensayo
      ? `El ensayo salió bien en ${seconds} s: todas las filas son las que se guardaron, y las migraciones de hoy se aplican. No se cambió nada.`
      : `Restaurado en ${seconds} s: todas las filas son las que se guardaron. Ya se puede arrancar con npm start.`,
  )
  return 'done'
})

function options() {
  const usage = 'Uso: npm run restaurar -- /ruta/del/respaldo.zip [--ensayo]'
  const { values, positionals } = argumentsOf(usage, {
    options: { ensayo: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [path, ...others] = positionals
  if (!path || others.length) throw new StartRefusal(usage)
  return { path: resolve(process.env.INIT_CWD ?? '.', path), ensayo: values.ensayo }
}
