import { sql } from 'drizzle-orm'
import { roles } from '../../src/domain/roles.ts'
import { openPool } from '../../server/db/openPool.ts'
import { baseDeBanco } from '../harness/baseDeBanco.ts'
import { en } from './cronometro.ts'
import { busquedasDe, lado } from './llamadas.ts'
import { tiempoDeBase } from './tiempoDeBase.ts'

/** Limit of the database time of one search (ms, p95). */
const tope = 100
const vueltas = Number(process.env.VUELTAS ?? 9)

/**
 * Measures the database time of the Ctrl-K search for every role, one call at a time on an idle machine, among
 * ESTUDIANTES (default: 100,000). BASE names an existing large database.
 */
export async function bench() {
  const grande = process.env.BASE
    ? { ...openPool(process.env.BASE), cerrar: async () => undefined }
    : await baseDeBanco({ estudiantes: Number(process.env.ESTUDIANTES ?? 100_000) })
  await grande.db.execute(sql`vacuum analyze`)
  const cada = await lado(grande.db)
  console.log(`${cada.estudiantes.toLocaleString('es-MX')} estudiantes, ${vueltas} veces cada búsqueda`)
  for (const [nombre, rol, ruta] of busquedasDe(roles)) {
    const tiempos: number[] = []
    for (let vuelta = -1; vuelta < vueltas; vuelta += 1) {
      const { milisegundos } = await tiempoDeBase(() => cada.leer(rol, ruta(cada)))
      if (vuelta >= 0) tiempos.push(milisegundos)
    }
    const [mediana, peor] = [en(tiempos, 0.5), en(tiempos, 0.95)]
    if (peor > tope) process.exitCode = 1
    console.log(
      `${nombre.padEnd(38)} ${mediana.toFixed(1).padStart(7)} ms (p95 ${peor.toFixed(0)})${peor > tope ? '  LENTA' : ''}`,
    )
  }
  await grande.cerrar()
}
