import { createHash, randomBytes } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { sizeInWords } from '../../src/language/sizeInWords.ts'
import type { Db } from '../../server/db/queryable.ts'
import { bulkTransaction } from '../../server/db/bulkTransaction.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { archivos } from '../../server/files/tables.ts'
import { pdfDeMuestra } from '../../server/seed/pdfDeMuestra.ts'
import { contado } from '../../src/language/contado.ts'
import { carpeta } from '../arranque/carpeta.ts'
import { carga } from '../harness/carga.ts'
import { megas } from '../harness/megas.ts'
import { proceso } from '../harness/proceso.ts'
import { sumas, type Suma } from '../harness/sumas.ts'
import { ingreso } from './ingreso.ts'

/**
 * Backs up an installation at work, restores it into an empty one and compares every table: 3,000 students, 300 PDFs of
 * 100 KB by default (`npm run ensayo -- respaldo 100000 10000 200`).
 */
export async function ensayo([estudiantes = '3000', pdfs = '300', kb = '100']: string[]): Promise<boolean> {
  const lugar = await carpeta()
  const env = { DATA_DIR: lugar.dataDir, MEMORIA: '4096' }
  const otra = { ...env, DATA_DIR: join(lugar.raiz, 'otra') }
  try {
    await cronometrado(`sembrar ${estudiantes} estudiantes`, () => orden('seed', env, '--estudiantes', estudiantes))
    const app = proceso('main', { env: { ...env, PORT: String(lugar.port) } })
    await app.dice('Listo')
    const origen = await abierta(env.DATA_DIR)
    await cronometrado(`guardar ${pdfs} PDF de ${kb} KB`, () => llenar(origen.db, Number(pdfs), Number(kb) * 1024))
    const antes = await sumas(origen.db)
    const direccion = `http://localhost:${lugar.port}`
    const trabajo = carga(direccion, await ingreso(direccion, 'coordinador@demo.cuc.mx'))
    await trabajo.llegan(50)
    await cronometrado('respaldar, con gente que escribe', () => orden('respaldo', env))
    await trabajo.llegan(50)
    const aceptadas = await trabajo.fin()
    const despues = await sumas(origen.db)
    await origen.close()
    app.child.kill('SIGTERM')
    await app.salida
    const archivo = await elRespaldo(env.DATA_DIR)
    console.log(
      `  pesa ${sizeInWords((await stat(archivo)).size)}; mientras tanto hubo ${contado(aceptadas.length, 'escritura', 'escrituras')}`,
    )
    await cronometrado('restaurar en una vacía', () => orden('restaurar', otra, archivo))
    const copia = await abierta(otra.DATA_DIR)
    const faltas = diferencias(antes, despues, await sumas(copia.db))
    await copia.close()
    const total = [...antes.values()].reduce((suma, { filas }) => suma + filas, 0)
    for (const falta of faltas) console.log(`  ${falta}`)
    console.log(
      `${contado(antes.size, 'tabla', 'tablas')}, ${contado(total, 'fila', 'filas')}: ${faltas.length ? `${faltas.length} difieren` : 'todas iguales'}. Carga de la máquina: ${loadavg()[0]?.toFixed(1)}`,
    )
    return faltas.length === 0 && Object.keys(trabajo.respuestas).every(que => /^(GET 200|POST 201)$/.test(que))
  } finally {
    await lugar.cerrar()
  }
}

/** Runs a command of the installation to its end. */
async function orden(programa: string, env: Record<string, string>, ...args: string[]): Promise<void> {
  const { child, estado, salida } = proceso(programa, { args, env })
  const pid = child.pid ?? 0
  let mayor = 0
  const mirar = setInterval(() => void megas(pid).then(cuantos => (mayor = Math.max(mayor, cuantos))), 250)
  const codigo = await salida
  clearInterval(mirar)
  if (codigo !== 0) throw new Error(`${programa} terminó con ${codigo}: ${estado.said}`)
  if (mayor) console.log(`  ${programa} ocupó hasta ${mayor} MB`)
}

async function cronometrado(que: string, hacer: () => Promise<unknown>) {
  const desde = performance.now()
  await hacer()
  console.log(`${que}: ${((performance.now() - desde) / 1000).toFixed(1)} s`)
}

const abierta = (dataDir: string) =>
  openDatabase(
    { dataDir, databaseUrl: undefined, memoria: 4096 },
    { name: 'npm run ensayo', say: () => undefined, share: true },
  )

/** Stores PDFs of this size, all different and hardly compressible, as scans are. */
const llenar = (db: Db, cuantos: number, bytes: number) =>
  bulkTransaction(db, async (_tx, copy) => {
    const filas = function* () {
      for (let cual = 1; cual <= cuantos; cual += 1) {
        const pagina = pdfDeMuestra(`Documento ${cual}`, [])
        const contenido = Buffer.concat([pagina, randomBytes(Math.max(0, bytes - pagina.length))])
        const huella = createHash('sha256').update(contenido).digest('hex')
        yield { nombre: `documento ${cual}.pdf`, tamanio: contenido.length, huella, contenido, creado_en: new Date() }
      }
    }
    await copy(archivos, filas())
  })

/** Returns what did not come back: for tables without writes meanwhile every row must match; for the others at least those from before and none from after. */
function diferencias(...[antes, despues, copia]: ReadonlyMap<string, Suma>[]): string[] {
  return [...(antes ?? [])].flatMap(([tabla, una]) => {
    const [otra, vuelta] = [despues?.get(tabla), copia?.get(tabla)]
    if (!otra || !vuelta) return [`falta la tabla ${tabla}`]
    const quieta = una.suma === otra.suma
    const bien = quieta ? vuelta.suma === una.suma && vuelta.filas === una.filas : entre(una, vuelta, otra)
    return bien ? [] : [`${tabla}: ${una.filas} filas antes, ${otra.filas} después, ${vuelta.filas} en la copia`]
  })
}

const entre = (una: Suma, vuelta: Suma, otra: Suma) => {
  const [menos, mas] = [Math.min(una.filas, otra.filas), Math.max(una.filas, otra.filas)]
  return vuelta.filas >= menos && vuelta.filas <= mas
}

async function elRespaldo(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'respaldos')
  const nombre = (await readdir(folder)).find(cada => cada.endsWith('.zip'))
  if (!nombre) throw new Error('no se guardó ningún respaldo')
  return join(folder, nombre)
}
