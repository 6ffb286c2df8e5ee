import { createReadStream } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { resolve } from 'node:path'
import { cargar } from '../codigosPostales/cargar.ts'
import { command } from '../command.ts'
import { FallaDeArranque } from '../fallaDeArranque.ts'

/** `npm run codigos-postales -- CPdescarga.txt`: loads the official catalogue of postal codes and tells what changed. */
await command('npm run codigos-postales', async (db, say) => {
  const [given] = process.argv.slice(2)
  if (!given) throw new FallaDeArranque('Uso: npm run codigos-postales -- CPdescarga.txt')
  const path = resolve(process.env.INIT_CWD ?? '.', given)
  await access(path, constants.R_OK).catch(() => {
    throw new FallaDeArranque(`No se puede leer el archivo ${path}.`)
  })
  const { agregadas, cambiadas, iguales, ausentes, rechazadas } = await cargar(db, createReadStream(path), progress)
  for (const { linea, motivo } of rechazadas) say(`Línea ${linea}: ${motivo}`)
  say(
    `Colonias: ${agregadas} agregadas, ${cambiadas} cambiadas, ${iguales} iguales, ${ausentes} que el archivo ya no trae, ${rechazadas.length} líneas rechazadas.`,
  )

  function progress(lineas: number) {
    say(`${lineas.toLocaleString('es-MX')} líneas leídas…`)
  }
})
