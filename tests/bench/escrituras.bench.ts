import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { listen } from '../../server/http/listen.ts'
import { fromApi, toBody } from '../../src/dataProvider/records.ts'
import type { Values } from '../../src/schema/kinds.ts'
import { resources } from '../../src/resources/index.ts'
import { baseDeBanco } from '../harness/baseDeBanco.ts'
import { puertoLibre } from '../harness/proceso.ts'
import { dichas, mitades } from './comparacion.ts'
import { en } from './cronometro.ts'
import { sencilla } from './sencilla.ts'
import { tiempoDeBase } from './tiempoDeBase.ts'

/** Maximum ratio of each of our calls to a plain Hono + Drizzle one. Ours include role, campus, validation, history and version. */
const limites: Readonly<Record<string, number>> = { leer: 2, actualizar: 2.5 }
const [rondas, porRonda] = [Number(process.env.VECES ?? 9), 40]

/** Measures reading and updating one record beside a handwritten server over the same tables, alternating, over HTTP, in one run. */
export async function bench() {
  const base = await baseDeBanco({ estudiantes: 3000 })
  const pool = new pg.Pool({ connectionString: base.url, max: 20 })
  const puerto = await puertoLibre()
  const cerrarPuerto = await listen(sencilla(drizzle(pool)).fetch, { port: puerto })
  const token = await entrar(base.direccion)
  const cabeceras = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const pedir = async (direccion: string, ruta: string, cuerpo?: object) => {
    const respuesta = await fetch(`${direccion}/api/${ruta}`, {
      headers: cabeceras,
      ...(cuerpo && { method: 'PUT', body: JSON.stringify(cuerpo) }),
    })
    const { data, message } = await respuesta.json()
    if (!respuesta.ok) throw new Error(`${respuesta.status} ${ruta}: ${message}`)
    return data
  }
  const [una] = await pedir(base.direccion, 'cuc/estudiantes/escolar?range=[5,5]')
  const suya = `estudiantes/${una.matricula}`
  const { estudiantes } = resources
  const nuestro = { registro: await pedir(base.direccion, suya) }
  const telefono = () => String(5_000_000_000 + Math.floor(Math.random() * 999_999_999))
  const actualizar = async () => {
    const valores = fromApi(estudiantes, nuestro.registro) as Values
    const cuerpo = toBody(estudiantes, 'update', { ...valores, telefono: telefono() }, valores)
    nuestro.registro = await pedir(base.direccion, suya, cuerpo)
  }
  const ella = `http://localhost:${puerto}`
  const casos = {
    leer: [() => pedir(base.direccion, suya), () => pedir(ella, suya)],
    actualizar: [actualizar, () => pedir(ella, suya, { telefono: telefono() })],
  }
  for (const [caso, llamadas] of Object.entries(casos)) {
    const medidas = ['aquí', 'Hono + Drizzle'].map(nombre => ({ nombre, rondas: [] as Record<string, number>[] }))
    for (let ronda = -1; ronda < rondas; ronda += 1)
      for (const [cual, llamar] of llamadas.entries()) {
        const tiempos: number[] = []
        for (let vez = 0; vez < porRonda; vez += 1) {
          const inicio = performance.now()
          await llamar()
          tiempos.push(performance.now() - inicio)
        }
        if (ronda >= 0) medidas[cual]?.rondas.push({ [`${caso}, microsegundos`]: en(tiempos, 0.5) * 1000 })
      }
    for (const { nombre, rondas } of medidas) console.log(dichas(nombre, rondas))
    for (const [cual, { nombre }] of medidas.entries()) {
      const { sentencias } = await tiempoDeBase(async () => void (await llamadas[cual]?.()))
      console.log(`${nombre}: ${sentencias.length} sentencias`)
      if (process.env.SENTENCIAS)
        for (const { text, desde, hasta } of sentencias)
          console.log(
            `  ${(hasta - desde).toFixed(1)} ms  ${text.replaceAll('\n', ' ').slice(0, 150)} (${text.length})`,
          )
    }
    const [mia = NaN, otra = NaN] = medidas.flatMap(({ rondas }) => Object.values(mitades(rondas)))
    const [parte, limite = 0] = [mia / otra, limites[caso]]
    console.log(`${caso}: ${parte.toFixed(2)} de Hono + Drizzle (límite ${limite})`)
    if (!(parte <= limite)) process.exitCode = 1
  }
  await cerrarPuerto()
  await pool.end()
  await base.cerrar()
}

const entrar = async (direccion: string): Promise<string> => {
  const respuesta = await fetch(`${direccion}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'escolar@demo.cuc.mx', password: 'Comunal2026' }),
  })
  const { data } = await respuesta.json()
  return data.token
}
