import { parseArgs } from 'node:util'
import { usuarios } from '../auth/tables.ts'
import { command } from '../command.ts'
import { FallaDeArranque } from '../fallaDeArranque.ts'
import { sembrar } from '../seed/sembrar.ts'

/** `npm run seed -- --estudiantes 100000`: fills an empty database with demonstration data of that size. */
await command('npm run seed', async (db, say) => {
  const estudiantes = cuantos()
  if ((await db.$count(usuarios)) > 0) {
    throw new FallaDeArranque('La base de datos ya tiene cuentas: los datos de demostración solo se siembran en una vacía. Usa otra carpeta con DATA_DIR.')
  }
  const inicio = performance.now()
  say(`Sembrando los datos de demostración, con ${estudiantes.toLocaleString('es-MX')} estudiantes…`)
  await sembrar(db, { estudiantes, hoy: new Date() })
  say(`Listo en ${((performance.now() - inicio) / 1000).toFixed(1)} s.`)
})

function cuantos() {
  try {
    const { values } = parseArgs({ options: { estudiantes: { type: 'string', default: '3000' } } })
    const estudiantes = Number(values.estudiantes)
    if (Number.isInteger(estudiantes) && estudiantes >= 0) return estudiantes
  } catch {
    throw uso()
  }
  throw uso()
}

function uso() {
  return new FallaDeArranque('Uso: npm run seed -- --estudiantes 100000')
}
