import { appendFile, readdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pausar } from 'node:timers/promises'
import { contado } from '../../src/language/contado.ts'
import { carpeta } from '../arranque/carpeta.ts'
import { carga } from '../harness/carga.ts'
import { ordinario, programas, sinOrdinario, type Nodo } from '../harness/ordinario.ts'
import { proceso } from '../harness/proceso.ts'
import { ingreso } from './ingreso.ts'

type Servidores = Awaited<ReturnType<typeof ordinario>>

/**
 * Restores to the moment before a table was emptied, as docs/operacion.md says, with `npm run ensayo -- punto 500`
 * writes on each side. Passes if all acknowledged before is there, nothing after.
 */
export async function ensayo([cuantas = '300']: string[]): Promise<boolean> {
  const bin = programas()
  if (!bin) {
    console.error(sinOrdinario)
    return false
  }
  const [lugar, servidores] = [await carpeta(), await ordinario(bin)]
  try {
    const archivo = await servidores.carpeta('archivo')
    const original = await servidores.crear(
      `archive_mode = on\narchive_command = 'test ! -f ${archivo}/%f && cp %p ${archivo}/%f'\n`,
    )
    const env = { DATA_DIR: lugar.dataDir, DATABASE_URL: servidores.url(original.port), PORT: String(lugar.port) }
    const direccion = `http://localhost:${lugar.port}`
    const app = proceso('main', { args: ['--vacio'], env })
    await app.dice('Listo')
    const args = ['--rol', 'coordinador', '--nombre', 'Ana', '--email', 'ensayo@uni.mx']
    await proceso('usuario', { args, env: { ...env, CONTRASENA: 'Comunal2026' } }).salida
    const token = await ingreso(direccion, 'ensayo@uni.mx')
    const escribir = async (mientras: () => Promise<unknown> = async () => undefined) => {
      const trabajo = carga(direccion, token, { lectores: 1, escritores: 4 })
      await trabajo.llegan(Number(cuantas))
      await mientras()
      await trabajo.llegan(Number(cuantas))
      return trabajo.fin()
    }
    const copias: Nodo[] = []
    const antes = await escribir(() =>
      cronometrado(
        'copia de base, con gente que escribe',
        async () => void copias.push(await servidores.copiar(original, '--wal-method=none')),
      ),
    )
    const momento = await servidores.con(original.port, async client => {
      const { rows } = await client.query<{ momento: string }>('select clock_timestamp()::text as momento')
      return rows[0]?.momento ?? ''
    })
    const despues = await escribir()
    const segmentos = await percance(servidores, original, archivo)
    app.child.kill('SIGTERM')
    await app.salida
    servidores.caer(original)
    console.log(
      `${contado(segmentos, 'segmento archivado', 'segmentos archivados')} de 16 MB; a las ${momento} se vuelve`,
    )
    const [copia] = copias
    if (!copia) return false
    await cronometrado('volver a ese momento', () => volver(servidores, copia, archivo, momento))
    return await comprobar(servidores.url(copia.port), { env, direccion, antes, despues })
  } finally {
    await servidores.cerrar()
    await lugar.cerrar()
  }
}

/** Empties a table and waits until the log is archived. Returns the number of archived segments. */
const percance = (servidores: Servidores, { port }: Nodo, archivo: string) =>
  servidores.con(port, async client => {
    await client.query('delete from materias')
    const { rows } = await client.query<{ segmento: string }>('select pg_walfile_name(pg_switch_wal()) as segmento')
    for (const limite = Date.now() + 60_000; Date.now() < limite; await pausar(100)) {
      const hay = await readdir(archivo)
      if (hay.includes(rows[0]?.segmento ?? '')) return hay.length
    }
    throw new Error('no se archivó el último segmento')
  })

/** Recovers the copy to the moment and waits until it accepts writes. */
async function volver(servidores: Servidores, copia: Nodo, archivo: string, momento: string) {
  await appendFile(
    join(copia.carpeta, 'postgresql.auto.conf'),
    `\narchive_mode = off\nrestore_command = 'cp ${archivo}/%f %p'\nrecovery_target_time = '${momento}'\nrecovery_target_action = 'promote'\n`,
  )
  await writeFile(join(copia.carpeta, 'recovery.signal'), '')
  await servidores.arrancar(copia)
  await servidores.con(copia.port, async client => {
    for (const limite = Date.now() + 300_000; Date.now() < limite; await pausar(100)) {
      const { rows } = await client.query<{ vuelve: boolean }>('select pg_is_in_recovery() as vuelve')
      if (!rows[0]?.vuelve) return
    }
    throw new Error('no terminó de volver')
  })
}

type Prueba = { env: Record<string, string>; direccion: string; antes: readonly string[]; despues: readonly string[] }

/** Tells whether the program, started on the recovered database, finds everything from before, nothing from after, and history intact. */
async function comprobar(url: string, { env, direccion, antes, despues }: Prueba): Promise<boolean> {
  const suyo = { ...env, DATABASE_URL: url }
  const app = proceso('main', { env: suyo })
  await app.dice('Listo')
  const token = await ingreso(direccion, 'ensayo@uni.mx')
  const respuesta = await fetch(`${direccion}/api/materias`, { headers: { Authorization: `Bearer ${token}` } })
  const { data }: { data: { clave_materia: string }[] } = await respuesta.json()
  const hay = new Set(data.map(({ clave_materia }) => clave_materia))
  const perdidas = antes.filter(clave => !hay.has(clave)).length
  const sobran = despues.filter(clave => hay.has(clave)).length
  const historial = proceso('historial', { args: ['--verificar'], env: suyo })
  const entero = (await historial.salida) === 0
  app.child.kill('SIGTERM')
  await app.salida
  console.log(
    `${antes.length} escrituras de antes, ${perdidas} perdidas; ${despues.length} de después, ${sobran} presentes; el historial ${entero ? 'está completo' : `NO está completo: ${historial.estado.said}`}. Carga de la máquina: ${loadavg()[0]?.toFixed(1)}`,
  )
  return perdidas === 0 && sobran === 0 && entero
}

async function cronometrado(que: string, hacer: () => Promise<unknown>) {
  const desde = performance.now()
  await hacer()
  console.log(`${que}: ${((performance.now() - desde) / 1000).toFixed(1)} s`)
}
