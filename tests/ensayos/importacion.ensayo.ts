import '../../src/university.ts'
import { writeXlsx } from 'hucre/xlsx'
import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { importableFields } from '../../src/schema/cells/importable.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { resources } from '../../src/resources/index.ts'
import { carpeta } from '../arranque/carpeta.ts'
import { fallasDeEstudiante } from '../harness/fallasDeEstudiante.ts'
import { megas } from '../harness/megas.ts'
import { proceso } from '../harness/proceso.ts'

/**
 * Imports 5,000 students (`npm run ensayo -- importacion 5000 50000`), with forty planted faults, then without, and
 * undoes it. Prints times. Passes if each fault, and no other, was named at its cell.
 */
export async function ensayo(cuantos: string[]): Promise<boolean> {
  const lugar = await carpeta()
  const app = proceso('main', { env: { PORT: String(lugar.port), DATA_DIR: lugar.dataDir } })
  try {
    await app.dice('Listo')
    let bien = true
    for (const cantidad of cuantos.length ? cuantos.map(Number) : [5000])
      bien = (await ronda(`http://localhost:${lugar.port}/api`, app.child.pid ?? 0, cantidad)) && bien
    return bien
  } finally {
    app.child.kill('SIGTERM')
    await app.salida
    await lugar.cerrar()
  }
}

const estudiantes: AnyResource = resources.estudiantes
const campos = importableFields(estudiantes).map(([name]) => name)

async function ronda(api: string, pid: number, cantidad: number): Promise<boolean> {
  const { pedir, exportado } = await escolar(api)
  const [cabeza = [], modelo = []] = Papa.parse<string[]>(
    (await exportado(`cuc/estudiantes/escolar?columnas=${campos.join(',')}`)).replace(/^\ufeff/, ''),
  ).data
  const fila = (cual: number, cambios: Readonly<Record<string, string>> = {}) =>
    campos.map((name, at) => {
      if (cambios[name] !== undefined) return cambios[name]
      if (name === 'matricula') return `ENSA${String(cual).padStart(14, '0')}`
      if (name === 'email') return `nueva.${cual}@ejemplo.mx`
      return name === 'estatus' ? '' : (modelo[at] ?? '')
    })
  const limpias = Array.from({ length: cantidad }, (_, cual) => fila(cual))
  const fallas = fallasDeEstudiante('GRUPO AJENO')
  const paso = Math.floor(cantidad / 41)
  const plantadas = new Map(
    Array.from({ length: 40 }, (_, cual) => {
      const [cambios, campo] = fallas[cual % fallas.length] ?? [{}, '']
      return [(cual + 1) * paso, { cambios, campo }] as const
    }),
  )
  const erradas = limpias.map((limpia, cual) => {
    const planta = plantadas.get(cual)
    return planta ? fila(cual, planta.cambios) : limpia
  })
  const libro = async (filas: readonly (readonly string[])[]) =>
    new Blob([
      new Uint8Array(await writeXlsx({ sheets: [{ name: 'Hoja1', rows: [cabeza, ...filas].map(each => [...each]) }] })),
    ])
  const [con, sin] = [await libro(erradas), await libro(limpias)]
  console.log(`${cantidad} estudiantes, ${campos.length} columnas, ${(sin.size / 1024 / 1024).toFixed(1)} MB`)
  const medir = medidor(api, pid)
  const revisada = await medir('revisar con 40 fallas', () => pedir('importaciones/estudiantes?archivo=con.xlsx', con))
  const dichas = await pedir(`importaciones/${revisada.id}/filas?estado=error&cuantos=200`)
  const nombradas = dichas.filas.map(({ renglon, faltas }: Dicha) => `${renglon} ${Object.keys(faltas).join()}`)
  const esperadas = [...plantadas].map(([cual, { campo }]) => `${cual + 2} ${campo}`)
  const bien = nombradas.join('\n') === esperadas.join('\n')
  console.log(
    bien
      ? 'cada falla en su celda, y ninguna otra'
      : `se esperaba ${esperadas.join('; ')} y se dijo ${nombradas.join('; ')}`,
  )
  const limpia = await medir('revisar', () => pedir('importaciones/estudiantes?archivo=sin.xlsx', sin))
  const hecho = await medir('aplicar', () =>
    pedir(`importaciones/${limpia.id}/aplicar`, { huella: limpia.huella, dudas: true }),
  )
  await medir('deshacer', () => pedir(`lotes/${hecho.lote}/deshacer`, {}))
  return bien
}

type Dicha = { renglon: number; faltas: Record<string, string> }

/** Returns the calls of the demonstration's escolar. */
async function escolar(api: string) {
  const ingreso = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'escolar@demo.cuc.mx', password: 'Comunal2026' }),
  })
  const { data } = await ingreso.json()
  const headers = { authorization: `Bearer ${data.token}` }
  return {
    exportado: async (camino: string) => (await fetch(`${api}/${camino}&formato=csv`, { headers })).text(),
    pedir: async (camino: string, cuerpo?: Blob | object) => {
      const respuesta = await fetch(`${api}/${camino}`, {
        headers: { ...headers, ...(cuerpo instanceof Blob ? {} : { 'Content-Type': 'application/json' }) },
        ...(cuerpo && { method: 'POST', body: cuerpo instanceof Blob ? cuerpo : JSON.stringify(cuerpo) }),
      })
      const sobre = await respuesta.json()
      if (!respuesta.ok) throw new Error(`${camino}: ${sobre.message}`)
      return sobre.data
    },
  }
}

/**
 * Prints a call's duration, the process's time and memory, and the longest wait of a small call beside it: twenty a
 * second, since a hundred would be a fifth of the work.
 */
const medidor =
  (api: string, pid: number) =>
  async <T>(nombre: string, hacer: () => Promise<T>): Promise<T> => {
    let sigue = true
    let peor = 0
    const [inicio, antes] = [performance.now(), await trabajado(pid)]
    const otra = (async () => {
      while (sigue) {
        const desde = performance.now()
        await fetch(`${api}/salud/vivo`).then(respuesta => respuesta.text())
        peor = Math.max(peor, performance.now() - desde)
        await new Promise(resolve => setTimeout(resolve, 50))
      }
    })()
    try {
      return await hacer()
    } finally {
      const segundos = (performance.now() - inicio) / 1000
      const suyos = (await trabajado(pid)) - antes
      sigue = false
      await otra
      console.log(
        `  ${nombre.padEnd(24)} ${segundos.toFixed(1)} s, ${suyos.toFixed(1)} s de procesador, ${await megas(pid)} MB, otra llamada esperó ${peor.toFixed(0)} ms`,
      )
    }
  }

/** Returns the processor time of a process (s, Linux). */
const trabajado = async (pid: number) => {
  const partes = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(partes[11]) + Number(partes[12])) / 100
}
