import { resolve } from 'node:path'
import { contado } from '../../src/language/contado.ts'
import { archivo } from '../codigosPostales/archivo.ts'
import { loadCodigosPostales } from '../codigosPostales/loadCodigosPostales.ts'
import { argumentsOf } from '../process/argumentsOf.ts'
import { runCommand } from '../installation/runCommand.ts'
import { StartRefusal } from '../process/StartRefusal.ts'

/** `npm run codigos-postales -- CPdescarga.txt`: loads the official catalogue of postal codes and tells what changed. */
await runCommand('npm run codigos-postales', ruta, async (db, say, catalogo) => {
  const bytes = await archivo(catalogo)
  const { agregadas, cambiadas, iguales, ausentes, rechazadas } = await loadCodigosPostales(db, bytes, progress)
  for (const { linea, motivo } of rechazadas) say(`Línea ${linea}: ${motivo}`)
  say(
    `Colonias: ${[
      contado(agregadas, 'agregada', 'agregadas'),
      contado(cambiadas, 'cambiada', 'cambiadas'),
      contado(iguales, 'igual', 'iguales'),
      contado(ausentes, 'que el archivo ya no trae', 'que el archivo ya no trae'),
      contado(rechazadas.length, 'línea rechazada', 'líneas rechazadas'),
    ].join(', ')}.`,
  )

  function progress(lineas: number) {
    say(`${contado(lineas, 'línea leída', 'líneas leídas')}…`)
  }
})

function ruta() {
  const uso = 'Uso: npm run codigos-postales -- CPdescarga.txt'
  const [dada, ...demas] = argumentsOf(uso, { allowPositionals: true }).positionals
  if (!dada || demas.length) throw new StartRefusal(uso)
  return resolve(process.env.INIT_CWD ?? '.', dada)
}
