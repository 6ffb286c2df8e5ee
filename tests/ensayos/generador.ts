import '../../src/university.ts'
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pausar } from 'node:timers/promises'
import { writeFile } from 'node:fs/promises'
import { enCifras } from '../../src/language/enCifras.ts'
import { resources } from '../../src/resources/index.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { apuntar, cifras, ms } from './cifras.ts'

export type Persona = { rol: string; direccion: string; token: string }

/** The load: who works, against which API and for how long; `pausa` is the mean pause between two screens and `campana` that between two polls of the bell (s). */
export type Trabajo = { api: string; gente: Persona[]; segundos: number; pausa: number; campana: number }

type Contestada = { status: number; milisegundos: number; texto: string; vuelve: number }
type Paso = { nombre: string; method?: string; ruta: string; cuerpo?: object }

const everyResource: readonly AnyResource[] = Object.values(resources)
const agente = new Agent({ keepAlive: true, maxSockets: Infinity })

/** Returns the reads of a role that need no parameter: its lists by pages, sometimes with a search, and its pending work. */
const lecturasDe = (rol: string): Paso[] => [
  ...everyResource.flatMap(({ lists }) =>
    Object.values(lists).flatMap(({ path, roles, single }) =>
      path.includes('{') || !roles.some(cada => cada === rol)
        ? []
        : [
            { nombre: `GET ${path}`, ruta: single ? path : `${path}?range=[0,9]` },
            ...(single
              ? []
              : [
                  {
                    nombre: `buscar en ${path}`,
                    ruta: `${path}?range=[0,9]&filter=${encodeURIComponent('{"q":"gar"}')}`,
                  },
                ]),
          ],
    ),
  ),
  { nombre: 'GET pendientes', ruta: 'pendientes' },
  { nombre: 'GET datos/personales/usuario', ruta: 'datos/personales/usuario' },
]

/** Generates the load of `npm run ensayo -- gente` in a process of its own: everybody works until the time is over, pending calls finish, and the results are printed and written to `salida`. */
export async function generar({ api, gente, segundos, pausa, campana }: Trabajo, salida: string): Promise<void> {
  const medidas = new Map<string, number[]>()
  const [estados, aceptadas] = [new Map<number, number>(), new Array<string>()]
  let [errores, rechazadas, mayor] = [0, 0, 0]
  const retraso = monitorEventLoopDelay()
  retraso.enable()
  const inicio = performance.now()
  const fin = inicio + segundos * 1000
  const cansancio = () => pausar(pausa * 1000 * (0.5 + Math.random()))

  const llamar = async (persona: Persona, { nombre, method = 'GET', ruta, cuerpo }: Paso): Promise<Contestada> => {
    for (;;) {
      const contestada = await pedir(`${api}/${ruta}`, method, persona, cuerpo)
      const { status, milisegundos } = contestada
      estados.set(status, (estados.get(status) ?? 0) + 1)
      mayor = Math.max(mayor, milisegundos)
      if (status === 503 && contestada.vuelve > 0) {
        rechazadas += 1
        if (performance.now() >= fin) return contestada
        await pausar(contestada.vuelve * 1000 * (0.5 + Math.random()))
        continue
      }
      if (status === 409) return contestada
      if (status === 0 || status >= 400) errores += 1
      else apuntar(medidas, nombre, milisegundos)
      return contestada
    }
  }
  const escribir = async (persona: Persona) => {
    if (persona.rol === 'coordinador') {
      const clave_materia = `E${randomUUID().slice(0, 12)}`
      const { status } = await llamar(persona, {
        nombre: 'POST materias',
        method: 'POST',
        ruta: 'materias',
        cuerpo: { clave_materia, nombre: 'Materia del ensayo', creditos: 5 },
      })
      if (status === 201) aceptadas.push(clave_materia)
    }
    if (persona.rol !== 'escolar') return
    const cual = Math.floor(Math.random() * 100)
    const { status, texto } = await llamar(persona, {
      nombre: 'GET un estudiante',
      ruta: `cuc/estudiantes/escolar?range=[${cual},${cual}]`,
    })
    const estudiante = status === 200 ? JSON.parse(texto).data[0] : undefined
    if (estudiante)
      await llamar(persona, {
        nombre: 'PUT estudiantes',
        method: 'PUT',
        ruta: `estudiantes/${estudiante.matricula}`,
        cuerpo: { ...estudiante, telefono: `97${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}` },
      })
  }
  const trabajar = async (persona: Persona) => {
    const lecturas = lecturasDe(persona.rol)
    if (pausa) await pausar(Math.random() * pausa * 1000)
    while (performance.now() < fin) {
      const paso = lecturas[Math.floor(Math.random() * lecturas.length)]
      if (Math.random() < 0.2 && ['coordinador', 'escolar'].includes(persona.rol)) await escribir(persona)
      else if (paso) await llamar(persona, paso)
      await cansancio()
    }
  }
  const mirar = async (persona: Persona) => {
    await pausar(Math.random() * campana * 1000)
    while (performance.now() < fin) {
      await llamar(persona, { nombre: 'la campana', ruta: 'avisos/estado' })
      await pausar(campana * 1000)
    }
  }
  await Promise.all(gente.flatMap(persona => [trabajar(persona), ...(campana ? [mirar(persona)] : [])]))
  const tomado = (performance.now() - inicio) / 1000
  const todas = [...medidas.values()].flat()
  const { mediana, p95 } = cifras(todas)
  console.log(
    `\n${pausa ? 'Con pausas' : 'Sin pausas'}: ${enCifras(todas.length)} peticiones bien en ${tomado.toFixed(0)} s (${(todas.length / tomado).toFixed(0)} por segundo); mediana ${ms(mediana)}, p95 ${ms(p95)}, la mayor ${ms(mayor)}; ${errores} errores, ${rechazadas} veces «vuelva en un momento»; la mayor pausa de quien las pide ${ms(retraso.max / 1e6)}`,
  )
  console.log(
    `  ${[...estados]
      .toSorted(([uno], [otro]) => uno - otro)
      .map(([status, veces]) => `${status}: ${veces}`)
      .join('   ')}`,
  )
  for (const [nombre, suyas] of [...medidas]
    .toSorted(([, unas], [, otras]) => cifras(otras).p95 - cifras(unas).p95)
    .slice(0, 12)) {
    const suya = cifras(suyas)
    console.log(
      `  ${nombre.padEnd(56)} ${String(suyas.length).padStart(6)}   ${ms(suya.mediana).padStart(8)}   p95 ${ms(suya.p95).padStart(8)}`,
    )
  }
  agente.destroy()
  await writeFile(salida, JSON.stringify({ errores, p95, mayor, aceptadas }))
}

/** Makes one call. Status 0 means no answer, or a reset connection. */
const pedir = (url: string, method: string, { token, direccion }: Persona, cuerpo?: object): Promise<Contestada> =>
  new Promise(listo => {
    const desde = performance.now()
    const body = cuerpo && JSON.stringify(cuerpo)
    const terminar = (status: number, texto = '', vuelve = 0) =>
      listo({ status, milisegundos: performance.now() - desde, texto, vuelve })
    const peticion = request(
      url,
      {
        method,
        agent: agente,
        headers: {
          authorization: `Bearer ${token}`,
          'x-forwarded-for': direccion,
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      respuesta => {
        const partes: Buffer[] = []
        respuesta.on('data', parte => partes.push(parte))
        respuesta.once('error', () => terminar(0))
        respuesta.once('end', () =>
          terminar(
            respuesta.statusCode ?? 0,
            Buffer.concat(partes).toString(),
            Number(respuesta.headers['retry-after'] ?? 0),
          ),
        )
      },
    )
    peticion.once('error', () => terminar(0))
    peticion.end(body)
  })
