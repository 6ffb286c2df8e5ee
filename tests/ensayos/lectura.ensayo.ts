import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as pausar } from 'node:timers/promises'
import { carpeta } from '../arranque/carpeta.ts'
import { programas, sinOrdinario } from '../harness/ordinario.ts'
import { pareja } from '../harness/pareja.ts'
import { proceso } from '../harness/proceso.ts'
import { cifras, ms } from './cifras.ts'
import { ingreso } from './ingreso.ts'

type Pareja = Awaited<ReturnType<typeof pareja>>

/**
 * Reads on a replica what was just written, while it follows, pauses and is killed (`npm run ensayo -- lectura 500`
 * writes each). Passes if no own write was missed and the health reported it.
 */
export async function ensayo([cuantas = '300']: string[]): Promise<boolean> {
  const bin = programas()
  if (!bin) {
    console.error(sinOrdinario)
    return false
  }
  const [lugar, dos] = [await carpeta(), await pareja(bin, { sincrona: false })]
  const env = {
    DATA_DIR: lugar.dataDir,
    DATABASE_URL: dos.url(dos.puerto()),
    DATABASE_URL_LECTURA: dos.url(dos.puertoDeEspera()),
  }
  const app = proceso('main', { args: ['--vacio'], env: { ...env, PORT: String(lugar.port) } })
  try {
    await app.dice('Listo')
    const args = ['--rol', 'coordinador', '--nombre', 'Ana', '--email', 'ensayo@uni.mx']
    await proceso('usuario', { args, env: { ...env, CONTRASENA: 'Comunal2026' } }).salida
    const api = `http://localhost:${lugar.port}/api`
    const token = await ingreso(`http://localhost:${lugar.port}`, 'ensayo@uni.mx')
    const vuelta = (nombre: string, dice: string | undefined) =>
      trabajar(nombre, { dos, api, token, cuantas: Number(cuantas), dice })
    const sigue = await vuelta('al corriente', undefined)
    await dos.con(dos.puertoDeEspera(), client => client.query('select pg_wal_replay_pause()'))
    const enPausa = await vuelta('en pausa', 'Va detrás')
    await dos.con(dos.puertoDeEspera(), client => client.query('select pg_wal_replay_resume()'))
    await pausar(2500)
    const otraVez = await vuelta('otra vez al corriente', undefined)
    dos.caerEspera()
    const caida = await vuelta('muerta', 'No responde')
    console.log(`Carga de la máquina: ${loadavg()[0]?.toFixed(1)}`)
    return sigue && enPausa && otraVez && caida
  } finally {
    app.child.kill('SIGTERM')
    await app.salida
    await dos.cerrar()
    await lugar.cerrar()
  }
}

type Vuelta = { dos: Pareja; api: string; token: string; cuantas: number; dice: string | undefined }

/** Runs four people who write and immediately read, and four who only read. */
async function trabajar(nombre: string, { dos, api, token, cuantas, dice }: Vuelta): Promise<boolean> {
  const [lecturas, fallas] = [new Array<number>(), new Array<string>()]
  let [escritas, noVistas, sigue] = [0, 0, true]
  const llamar = async (ruta: string, cuerpo?: object) => {
    const desde = performance.now()
    const respuesta = await fetch(`${api}/${ruta}`, {
      ...(cuerpo && { method: 'POST', body: JSON.stringify(cuerpo) }),
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    })
    const texto = await respuesta.text()
    if (!cuerpo) lecturas.push(performance.now() - desde)
    if (!respuesta.ok && respuesta.status !== 404) fallas.push(`${respuesta.status} ${ruta}`)
    return { texto, ok: respuesta.ok }
  }
  const escribir = async () => {
    while (escritas < cuantas) {
      escritas += 1
      const clave_materia = `L${randomUUID().slice(0, 12)}`
      const { texto } = await llamar('materias', { clave_materia, nombre: 'Materia del ensayo', creditos: 5 })
      const { data }: { data?: { id_materia: string } } = JSON.parse(texto)
      const lista = await llamar(`materias?range=[0,9]&filter={"q":"${clave_materia}"}`)
      const suya = await llamar(`materias/${data?.id_materia}`)
      if (!lista.texto.includes(clave_materia) || !suya.ok) noVistas += 1
    }
  }
  const mirar = async () => {
    while (sigue) await llamar('materias?range=[0,9]')
  }
  const antes = await enLaReplica(dos)
  const miran = Array.from({ length: 4 }, mirar)
  await Promise.all(Array.from({ length: 4 }, escribir))
  sigue = false
  await Promise.all(miran)
  const alli = (await enLaReplica(dos)) - antes
  const salud = await (await fetch(`${api}/salud`)).text()
  const dicho = dice ? salud.includes(dice) : !salud.includes('Base de datos de lectura')
  const { mediana, p95 } = cifras(lecturas)
  console.log(
    `${nombre}: ${escritas} escrituras, ${noVistas} que su autor no vio; ${lecturas.length} lecturas (mediana ${ms(mediana)}, p95 ${ms(p95)})${alli > 0 ? `, ${Math.round((100 * Math.min(alli, lecturas.length)) / lecturas.length)} de cada 100 en la réplica` : ''}; ${fallas.length} fallas; la salud ${dicho ? 'lo dice' : `NO lo dice: ${salud}`}`,
  )
  for (const falla of new Set(fallas)) console.log(`  ${falla}`)
  return noVistas === 0 && fallas.length === 0 && dicho
}

/** Returns the number of transactions that the replica has run so far; 0 when it is gone. */
const enLaReplica = (dos: Pareja): Promise<number> =>
  dos
    .con(dos.puertoDeEspera(), async client => {
      const { rows } = await client.query<{ todas: string }>(
        `select xact_commit + xact_rollback as todas from pg_stat_database where datname = 'cuc'`,
      )
      return Number(rows[0]?.todas)
    })
    .catch(() => 0)
