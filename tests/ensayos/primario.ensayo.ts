import { carpeta } from '../arranque/carpeta.ts'
import { carga } from '../harness/carga.ts'
import { esperables } from '../harness/caida.ts'
import { programas, sinOrdinario } from '../harness/ordinario.ts'
import { pareja } from '../harness/pareja.ts'
import { proceso, puertoLibre } from '../harness/proceso.ts'
import { puente } from '../harness/puente.ts'
import { ingreso } from './ingreso.ts'

/**
 * Kills the primary of a synchronous pair during writes and promotes the standby behind the same address (`npm run
 * ensayo -- primario 3`). Passes if every acknowledged write is there.
 */
export async function ensayo([veces = '3']: string[]): Promise<boolean> {
  const bin = programas()
  if (!bin) {
    console.error(sinOrdinario)
    return false
  }
  const [lugar, dos, port] = [await carpeta(), await pareja(bin), await puertoLibre()]
  const balanceador = await puente(port, [dos.puerto()])
  const env = { DATA_DIR: lugar.dataDir, DATABASE_URL: dos.url(port) }
  const app = proceso('main', { args: ['--vacio'], env: { ...env, PORT: String(lugar.port) } })
  try {
    await app.dice('Listo')
    const args = ['--rol', 'coordinador', '--nombre', 'Ana', '--email', 'ensayo@uni.mx']
    await proceso('usuario', { args, env: { ...env, CONTRASENA: 'Comunal2026' } }).salida
    console.log(`PostgreSQL de ${bin}; 6 líneas leen y 4 escriben.`)
    let bien = true
    for (let vez = 1; vez <= Number(veces); vez += 1) {
      if (vez > 1) await dos.reponer()
      bien = (await ronda(vez, lugar.port, dos, balanceador)) && bien
    }
    return bien
  } finally {
    app.child.kill('SIGTERM')
    await app.salida
    balanceador.cerrar()
    await dos.cerrar()
    await lugar.cerrar()
  }
}

type Pareja = Awaited<ReturnType<typeof pareja>>
type Puente = Awaited<ReturnType<typeof puente>>

async function ronda(vez: number, port: number, dos: Pareja, balanceador: Puente): Promise<boolean> {
  const direccion = `http://localhost:${port}`
  const token = await ingreso(direccion, 'ensayo@uni.mx')
  const trabajo = carga(direccion, token, { lectores: 6, escritores: 4 })
  await trabajo.llegan(100)
  const inicio = performance.now()
  dos.caer()
  await dos.ascender()
  const ascendido = performance.now()
  balanceador.apunta(dos.puerto())
  await trabajo.llegan(1)
  const vuelta = performance.now()
  await trabajo.llegan(100)
  const aceptadas = await trabajo.fin()
  const respuesta = await fetch(`${direccion}/api/materias`, { headers: { Authorization: `Bearer ${token}` } })
  const { data }: { data: { clave_materia: string }[] } = await respuesta.json()
  const hay = new Set(data.map(({ clave_materia }) => clave_materia))
  const perdidas = aceptadas.filter(clave => !hay.has(clave)).length
  const segundos = (desde: number, hasta: number) => `${((hasta - desde) / 1000).toFixed(2)} s`
  const dichas = Object.entries(trabajo.respuestas).toSorted()
  console.log(
    `vuelta ${vez}: ${aceptadas.length} escrituras confirmadas, ${perdidas} perdidas; en ascender ${segundos(inicio, ascendido)}, y hasta la primera respuesta ${segundos(ascendido, vuelta)} más`,
  )
  console.log(`          ${dichas.map(([que, cuantas]) => `${que}: ${cuantas}`).join('   ')}`)
  return perdidas === 0 && dichas.every(([que]) => esperables.has(que))
}
