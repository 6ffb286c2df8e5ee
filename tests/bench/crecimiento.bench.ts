import { openPool } from '../../server/db/openPool.ts'
import { baseDeBanco } from '../harness/baseDeBanco.ts'
import { en } from './cronometro.ts'
import { medirListas } from './listasGrandes.ts'
import { busquedas, lado, llamadas } from './llamadas.ts'
import { tiempoDeBase } from './tiempoDeBase.ts'

/** Limits of a call in the database of a large university (ms, p95), and of its ratio to one of 3,000 students. */
const limite = { milisegundos: 200, veces: 2, pronto: 100 }
const vueltas = Number(process.env.VUELTAS ?? 9)

/**
 * Measures the database time of the calls that grow with the university, alternating between 3,000 students and
 * ESTUDIANTES (default: 100,000). BASE names an existing large database.
 */
export async function bench() {
  const grande = process.env.BASE
    ? { ...openPool(process.env.BASE), cerrar: async () => undefined }
    : await baseDeBanco({ estudiantes: Number(process.env.ESTUDIANTES ?? 100_000) })
  const chica = await baseDeBanco({ estudiantes: 3_000 })
  const lados = [await lado(chica.db), await lado(grande.db)] as const
  for (const { estudiantes, delCuc, inscripciones } of lados)
    console.log(
      `${estudiantes.toLocaleString('es-MX')} estudiantes, ${delCuc.toLocaleString('es-MX')} del CUC, ${inscripciones.toLocaleString('es-MX')} inscripciones`,
    )
  for (const [nombre, rol, ruta, cuerpo] of [...llamadas, ...busquedas]) {
    const tiempos: [number[], number[]] = [[], []]
    for (let vuelta = -1; vuelta < vueltas; vuelta += 1)
      for (const [cual, cada] of lados.entries()) {
        const { milisegundos } = await tiempoDeBase(() => cada.leer(rol, ruta(cada), cuerpo?.(cada)))
        if (vuelta >= 0) tiempos[cual]?.push(milisegundos)
      }
    const [antes, ahora, peor] = [en(tiempos[0], 0.5), en(tiempos[1], 0.5), en(tiempos[1], 0.95)]
    const tope = /^(pendientes|buscar)/.test(nombre) ? limite.pronto : limite.milisegundos
    const falta = peor > tope ? '  LENTA' : ahora > antes * limite.veces && ahora > 10 ? '  CRECE' : ''
    if (falta) process.exitCode = 1
    console.log(
      `${nombre.padEnd(38)} ${antes.toFixed(1).padStart(7)} ms → ${ahora.toFixed(1).padStart(7)} ms (p95 ${peor.toFixed(0)})  ×${(ahora / antes).toFixed(1)}${falta}`,
    )
  }
  console.log(`Con ${lados[1].estudiantes.toLocaleString('es-MX')} estudiantes:`)
  if (!(await medirListas(lados[1], grande.db, vueltas))) process.exitCode = 1
  await chica.cerrar()
  await grande.cerrar()
}
