import '../universityServer.ts'
import { contado } from '../../src/language/contado.ts'
import { enCifras } from '../../src/language/enCifras.ts'
import { noteBackup } from '../backup/lastBackup.ts'
import { saveBackup } from '../backup/saveBackup.ts'
import { sizeInWords } from '../../src/language/sizeInWords.ts'
import { appliedMigrations, migrationsFolder, migrationsIn } from '../db/migrations.ts'
import { storeAt } from '../files/fileStore.ts'
import { runExclusively } from '../db/runExclusively.ts'
import { argumentsOf } from '../process/argumentsOf.ts'
import { openForCommand } from '../installation/openForCommand.ts'
import { runProgram } from '../process/runProgram.ts'
import { settings } from '../installation/settings.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { bringForward } from '../upgrade/bringForward.ts'
import { rehearseUpgrade, type Rehearsal } from '../upgrade/rehearseUpgrade.ts'

/**
 * `npm run actualizar`: saves the installation's database and upgrades it, all or nothing, while the older app may go
 * on serving. `--ensayo` upgrades a copy instead and prints what would change.
 */
await runProgram(async onEnd => {
  const { ensayo } = argumentsOf('Uso: npm run actualizar [-- --ensayo]', {
    options: { ensayo: { type: 'boolean', default: false } },
  }).values
  const place = settings(process.env)
  const store = storeAt(place.archivos.almacen)
  const say = (line: string) => console.log(line)
  const { db, url } = await openForCommand(onEnd, place, 'npm run actualizar')
  const pending = migrationsIn(migrationsFolder).length - (await appliedMigrations(db)).length
  if (pending <= 0 && !ensayo) {
    say('La base de datos ya es de esta versión: no hay nada que actualizar.')
    return 'done'
  }
  if (ensayo) {
    say('Ensayando con una copia de la base de datos…')
    tell(await rehearseUpgrade(url, { store, onEnd }), say)
    return 'done'
  }
  say('Guardando un respaldo antes de cambiar nada…')
  const saved = await saveBackup(url, {
    folder: place.respaldos.carpeta,
    lock: place.respaldos,
    now: new Date(),
    store,
  })
  await noteBackup(db, saved)
  say(`Respaldo guardado en ${saved.path} (${sizeInWords(saved.bytes)}).`)
  const startedAt = performance.now()
  await runExclusively(url, () => bringForward(db)).catch(error => {
    throw error instanceof StartRefusal
      ? new StartRefusal(
          `${error.message}\nLa base de datos quedó como estaba: la versión anterior puede seguir en servicio.`,
        )
      : error
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  say(
    `${contado(pending, 'migración aplicada', 'migraciones aplicadas')} en ${seconds} s. Ya se puede arrancar esta versión con npm start.`,
  )
  return 'done'
})

function tell({ migrations, milliseconds, rows, changed }: Rehearsal, say: (line: string) => void) {
  for (const { tabla, antes, despues } of changed)
    say(
      antes === undefined
        ? `  ${tabla}: tabla nueva, con ${contado(despues ?? 0, 'fila', 'filas')}`
        : despues === undefined
          ? `  ${tabla}: la tabla se quita; tenía ${contado(antes, 'fila', 'filas')}`
          : `  ${tabla}: de ${enCifras(antes)} a ${contado(despues, 'fila', 'filas')}`,
    )
  const migrated = migrations.length
    ? `${contado(migrations.length, 'migración se aplica', 'migraciones se aplican')} en ${(milliseconds / 1000).toFixed(1)} s (${migrations.join(', ')})`
    : 'no hay migraciones por aplicar'
  say(
    `El ensayo salió bien: la copia volvió igual, con ${contado(rows, 'fila', 'filas')}, y ${migrated}. No se cambió nada.`,
  )
}
