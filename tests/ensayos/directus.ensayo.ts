import '../../src/university.ts'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { enCifras } from '../../src/language/enCifras.ts'
import { carpeta } from '../arranque/carpeta.ts'
import { proceso, puertoLibre } from '../harness/proceso.ts'
import { cifras, ms } from './cifras.ts'
import { json, pedir, type Respuesta } from './pedir.ts'
import { abrirDirectus, cuentaDe, instalado, version } from './rivalDirectus.ts'

const alaVez = 32
const veces = 3

type Paso = 'pagina' | 'otro orden' | 'buscar' | 'uno' | 'contar' | 'cambiar' | 'agregar'
type Sistema = { nombre: string; hacer: (paso: Paso, quien: number) => Promise<Respuesta> }

/** The mix of requests of a screen, by ten: pages with data of other records, searches, one record, and writes. */
const mezcla: readonly Paso[] = [
  ...(['pagina', 'uno', 'buscar', 'pagina', 'cambiar'] as const),
  ...(['otro orden', 'uno', 'contar', 'pagina', 'agregar'] as const),
]

/**
 * Compares requests a second at saturation with Directus on the same rows, alternating (`npm run ensayo -- directus
 * segundos=10 estudiantes=20000`). Passes at three times as many, without errors.
 */
export async function ensayo(palabras: string[]): Promise<boolean> {
  const dichas = new Map(palabras.map(palabra => palabra.split('=')).map(([que = '', valor]) => [que, Number(valor)]))
  const [segundos, estudiantes] = [dichas.get('segundos') ?? 10, dichas.get('estudiantes') ?? 20_000]
  const programa = instalado()
  const [lugar, otro] = [await carpeta(), await mkdtemp(join(tmpdir(), 'cuc-directus-'))]
  const base = await openDatabase(
    { dataDir: lugar.dataDir, databaseUrl: undefined },
    { name: 'npm run ensayo', say: console.log },
  )
  const abiertos: (() => Promise<unknown>)[] = []
  try {
    const suya = new URL(base.url)
    suya.pathname = '/directus'
    const dueno = new pg.Client(base.url)
    await dueno.connect()
    await dueno.query('create database directus')
    await dueno.end()
    for (const DATABASE_URL of [base.url, suya.href]) {
      const sembrado = proceso('seed', { env: { DATABASE_URL }, args: ['--estudiantes', String(estudiantes)] })
      if ((await sembrado.salida) !== 0) throw new Error(sembrado.estado.said)
    }
    const port = await puertoLibre()
    const app = proceso('main', {
      env: { DATABASE_URL: base.url, PORT: String(port), DATA_DIR: otro, MEMORIA: '2048' },
    })
    abiertos.push(() => (app.child.kill('SIGTERM'), app.salida))
    await app.dice('Listo')
    const ella = await abrirDirectus(programa, suya)
    abiertos.push(ella.cerrar)

    const sistemas = [await aqui(`http://127.0.0.1:${port}/api`), await alla(ella.direccion, suya.href)]
    const medidas = sistemas.map(() => new Array<number>())
    let errores = 0
    for (let vuelta = -1; vuelta < veces; vuelta += 1)
      for (const [cual, sistema] of sistemas.entries()) {
        const { porSegundo, tiempos, malas } = await saturar(sistema, vuelta < 0 ? 2 : segundos)
        if (vuelta < 0) continue
        errores += malas
        medidas[cual]?.push(porSegundo)
        const { mediana, p95 } = cifras(tiempos)
        console.log(
          `${sistema.nombre.padEnd(9)} ${porSegundo.toFixed(0).padStart(5)} por segundo; mediana ${ms(mediana)}, p95 ${ms(p95)}; ${malas} errores`,
        )
      }
    const [nuestras = 0, suyas = Infinity] = medidas.map(cada => cifras(cada).mediana)
    const razon = nuestras / suyas
    console.log(
      `${enCifras(estudiantes)} estudiantes, ${alaVez} a la vez: ${razon.toFixed(1)} veces las de Directus ${version} (al menos 3). Carga de la máquina: ${loadavg()[0]?.toFixed(1)}`,
    )
    return razon >= 3 && errores === 0
  } finally {
    for (const cerrar of abiertos.toReversed()) await cerrar()
    await base.close()
    await rm(otro, { recursive: true, force: true })
    await lugar.cerrar()
  }
}

/** Values that both send. */
const telefono = () => `97${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
const materia = () => ({ clave_materia: randomUUID().slice(0, 20), nombre: 'Materia del ensayo', creditos: 6 })

/** Returns our requests, as the coordinador and, for a student of the own campus, as its office. */
async function aqui(api: string): Promise<Sistema> {
  const entrar = async (rol: string) => {
    const cuenta = { email: `${rol}@demo.cuc.mx`, password: 'Comunal2026' }
    const { data } = JSON.parse((await pedir('POST', `${api}/login`, json, cuenta)).texto)
    return { ...json, authorization: `Bearer ${data.token}` }
  }
  const [headers, oficina] = [await entrar('coordinador'), await entrar('escolar')]
  const leer = (que: string, quien = headers) => pedir('GET', `${api}/${que}`, quien)
  const lista = (filter: object, sort: readonly string[]) =>
    leer(
      `estudiantes?${new URLSearchParams({ range: '[0,9]', sort: JSON.stringify(sort), filter: JSON.stringify(filter) })}`,
    )
  const porApellido = ['apellidopaterno', 'ASC']
  const suyos = await leer(`cuc/estudiantes/escolar?range=[0,${alaVez - 1}]`, oficina)
  const fichas: Record<string, unknown>[] = JSON.parse(suyos.texto).data
  const cambiar = async (quien: number) => {
    const ficha = fichas[quien % fichas.length] ?? {}
    const cambiada = { ...ficha, telefono: telefono() }
    const respuesta = await pedir('PUT', `${api}/estudiantes/${String(ficha.matricula)}`, oficina, cambiada)
    if (respuesta.ok) ficha.version = JSON.parse(respuesta.texto).data.version
    return respuesta
  }
  const pasos: Record<Paso, (quien: number) => Promise<Respuesta>> = {
    pagina: () => lista({}, porApellido),
    'otro orden': () => lista({}, ['nombre', 'DESC']),
    buscar: () => lista({ q: 'garcia' }, porApellido),
    contar: () => leer('estudiantes?range=[0,0]'),
    uno: quien => leer(`estudiantes/${String(fichas[quien % fichas.length]?.matricula)}`, oficina),
    agregar: () => pedir('POST', `${api}/materias`, headers, materia()),
    cambiar,
  }
  return { nombre: 'aquí', hacer: (paso, quien) => pasos[paso](quien) }
}

/** Returns the same requests to Directus, with the same fields of other records, by one account that reads everything and one limited to its campus. */
async function alla(direccion: string, url: string): Promise<Sistema> {
  const dueno = new pg.Client(url)
  await dueno.connect()
  const { rows } = await dueno.query<{ matricula: string; del_cuc: string }>(
    'select matricula, del_cuc from estudiantes where del_cuc = (select min(del_cuc) from estudiantes) order by matricula limit $1',
    [alaVez],
  )
  await dueno.end()
  const leer = (...collections: string[]) =>
    collections.map(collection => ({ collection, action: 'read', permissions: {} }) as const)
  const catalogos = leer('programas', 'grupos', 'reticulas', 'colonias', 'municipios', 'estados')
  const suCampus = { del_cuc: { _eq: rows[0]?.del_cuc } }
  const suyos = (['read', 'update'] as const).map(action => ({
    collection: 'estudiantes',
    action,
    permissions: suCampus,
  }))
  const crear = { collection: 'materias', action: 'create', permissions: {} } as const
  const headers = await cuentaDe(direccion, 'coordinador', [...catalogos, ...leer('estudiantes', 'materias'), crear])
  const oficina = await cuentaDe(direccion, 'escolar', [...catalogos, ...suyos])
  const fields =
    '*,clave_programa.nombre,clave_programa.grado,clave_grupo.nombre,id_reticula.nombre,id_colonia.nombre,id_colonia.codigo_postal,id_colonia.id_municipio.nombre,id_colonia.id_municipio.id_estado.nombre'
  const items = `${direccion}/items`
  const lista = (asked: Record<string, string>) =>
    pedir(
      'GET',
      `${items}/estudiantes?${new URLSearchParams({ fields, limit: '10', meta: 'filter_count', ...asked })}`,
      headers,
    )
  const ficha = (quien: number) => `${items}/estudiantes/${rows[quien % rows.length]?.matricula}?fields=${fields}`
  const pasos: Record<Paso, (quien: number) => Promise<Respuesta>> = {
    pagina: () => lista({ sort: 'apellidopaterno' }),
    'otro orden': () => lista({ sort: '-nombre' }),
    buscar: () => lista({ sort: 'apellidopaterno', search: 'garcia' }),
    contar: () => pedir('GET', `${items}/estudiantes?aggregate[count]=*`, headers),
    uno: quien => pedir('GET', ficha(quien), oficina),
    agregar: () => pedir('POST', `${items}/materias`, headers, materia()),
    cambiar: quien => pedir('PATCH', ficha(quien), oficina, { telefono: telefono() }),
  }
  return { nombre: 'Directus', hacer: (paso, quien) => pasos[paso](quien) }
}

/** Keeps several requests in flight, each followed by the next, for this many seconds. */
async function saturar({ nombre, hacer }: Sistema, segundos: number) {
  const tiempos: number[] = []
  let malas = 0
  const inicio = performance.now()
  await Promise.all(
    Array.from({ length: alaVez }, async (_, quien) => {
      for (let turno = quien; performance.now() - inicio < segundos * 1000; turno += 1) {
        const paso = mezcla[turno % mezcla.length] ?? 'pagina'
        const antes = performance.now()
        const { ok, status, texto } = await hacer(paso, quien)
        tiempos.push(performance.now() - antes)
        if (ok) continue
        if (malas === 0) console.log(`${nombre}, ${paso}: ${status} ${texto.slice(0, 200)}`)
        malas += 1
      }
    }),
  )
  return { porSegundo: (tiempos.length - malas) / ((performance.now() - inicio) / 1000), tiempos, malas }
}
