import '../../src/university.ts'
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { personaDe } from '../../server/auth/persona.ts'
import { openSession } from '../../server/auth/sesion.ts'
import { usuarios } from '../../server/auth/tables.ts'
import type { Db } from '../../server/db/queryable.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { roles } from '../../src/domain/roles.ts'
import { enCifras } from '../../src/language/enCifras.ts'
import { carpeta } from '../arranque/carpeta.ts'
import { proceso, puertoLibre } from '../harness/proceso.ts'
import { puente } from '../harness/puente.ts'
import { conMetricas, segunLosProcesos } from './segunLosProcesos.ts'
import { generar, type Persona, type Trabajo } from './generador.ts'

const procesos = 3
/** Of a hundred people, how many have each role. */
const partes = { estudiante: 75, facilitador: 13, escolar: 6, consejero: 3, coordinador: 2, administrativo: 1 }

/**
 * Has people work on three processes and one database, with human pauses, then without (`npm run ensayo -- gente
 * minutos=2 personas=300 pausa=10 estudiantes=3000`; default: 1,500 for ten minutes).
 */
export async function ensayo(palabras: string[]): Promise<boolean> {
  // Passes if nobody met an error and 95 of a hundred answers took 300 ms at most; and, without pauses, if nothing
  // waited ten seconds or was reset, calls over capacity were told when to come back, and no acknowledged write is
  // lost.
  const [primera, de, a] = palabras
  if (primera === 'generador' && de && a) {
    await generar(JSON.parse(await readFile(de, 'utf8')), a)
    return true
  }
  const dichas = new Map(palabras.map(palabra => palabra.split('=')).map(([que = '', valor]) => [que, Number(valor)]))
  const dicha = (que: string, usual: number) => dichas.get(que) ?? usual
  const [personas, minutos, pausa] = [dicha('personas', 1500), dicha('minutos', 10), dicha('pausa', 20)]
  const [lugar, otro] = [await carpeta(), await mkdtemp(join(tmpdir(), 'cuc-gente-'))]
  const base = await openDatabase(
    { dataDir: lugar.dataDir, databaseUrl: undefined },
    { name: 'npm run ensayo', say: console.log },
  )
  const abiertos: ReturnType<typeof proceso>[] = []
  const balanceador = { cerrar: () => undefined }
  try {
    const env = { DATABASE_URL: base.url, PROXIES: '1', CONEXIONES: '15', ...conMetricas }
    const sembrado = proceso('seed', { env, args: ['--estudiantes', String(dicha('estudiantes', 3000))] })
    if ((await sembrado.salida) !== 0) throw new Error(sembrado.estado.said)
    const puertos: number[] = []
    for (let cual = 1; cual <= procesos; cual += 1) {
      const port = await puertoLibre()
      const app = proceso('main', { env: { ...env, PORT: String(port), DATA_DIR: join(otro, String(cual)) } })
      abiertos.push(app)
      await app.dice('Listo')
      puertos.push(port)
    }
    const port = await puertoLibre()
    Object.assign(balanceador, await puente(port, puertos))
    const gente = await sesiones(base.db, personas)
    console.log(
      `${gente.length} personas, ${procesos} procesos, ${enCifras(dicha('estudiantes', 3000))} estudiantes; una pantalla cada ${pausa} s de media y la campana cada 10 s`,
    )
    const trabajo = { api: `http://127.0.0.1:${port}/api`, gente }
    const conPausas = await trabajar(otro, { ...trabajo, segundos: minutos * 60, pausa, campana: 10 })
    const dicen = segunLosProcesos(puertos)
    console.log(await dicen())
    const bien = conPausas.errores === 0 && conPausas.p95 <= 300
    const sinPausas = await trabajar(otro, { ...trabajo, segundos: Math.min(60, minutos * 60), pausa: 0, campana: 0 })
    console.log(await dicen())
    const aceptadas = [...conPausas.aceptadas, ...sinPausas.aceptadas]
    const { rows } = await base.db.execute<{ clave_materia: string }>(sql`select clave_materia from materias`)
    const hay = new Set(rows.map(({ clave_materia }) => clave_materia))
    const perdidas = aceptadas.filter(clave => !hay.has(clave)).length
    console.log(
      `${aceptadas.length} altas confirmadas, ${perdidas} perdidas. Carga de la máquina: ${loadavg()[0]?.toFixed(1)}`,
    )
    return bien && sinPausas.errores === 0 && sinPausas.mayor < 10_000 && perdidas === 0
  } finally {
    balanceador.cerrar()
    for (const { child, salida } of abiertos) {
      child.kill('SIGTERM')
      await salida
    }
    await base.close()
    await rm(otro, { recursive: true, force: true })
    await lugar.cerrar()
  }
}

const cuentasPorRol = 300

/** Opens a session for each person, with the first active accounts of each role in the demonstration, each from an address of its own. */
async function sesiones(db: Db, personas: number): Promise<Persona[]> {
  const ahora = new Date()
  const gente: Persona[] = []
  for (const rol of roles) {
    const parte = partes[rol]
    const cuentas: { id: string }[] = []
    for (const cuenta of await db.select().from(usuarios).where(eq(usuarios.rol, rol)).limit(cuentasPorRol))
      if ((await personaDe(db, cuenta)).activa) cuentas.push(cuenta)
    for (let cual = 0; cual < Math.max(1, Math.round((personas * parte) / 100)); cual += 1) {
      const cuenta = cuentas[cual % cuentas.length]
      const direccion = `10.${gente.length >> 8}.${gente.length & 255}.7`
      const origen = { direccion, dispositivo: 'Ensayo' }
      if (cuenta) gente.push({ rol, direccion, token: await openSession(db, cuenta, { ahora, origen }) })
    }
  }
  return gente
}

type Resultado = { errores: number; p95: number; mayor: number; aceptadas: string[] }

/** Runs the load in a process of its own, which prints the results. */
async function trabajar(folder: string, trabajo: Trabajo): Promise<Resultado> {
  const [de, a] = [join(folder, 'trabajo.json'), join(folder, 'resultado.json')]
  await writeFile(de, JSON.stringify(trabajo))
  const generador = spawn(process.execPath, ['scripts/ensayo.mjs', 'gente', 'generador', de, a], {
    env: { ...process.env, ENSAYO_EN_CURSO: 'si' },
    stdio: 'inherit',
  })
  await new Promise(listo => generador.once('close', listo))
  return JSON.parse(await readFile(a, 'utf8'))
}
