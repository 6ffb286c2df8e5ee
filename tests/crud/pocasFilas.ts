import { tables } from '../../server/university/tables.ts'
import { clase } from '../harness/aula.ts'
import { escena } from '../harness/escena.ts'
import { cuc, domicilio, estudiante, grupo, persona } from '../harness/filas.ts'
import { otroGrupo, periodo, vecinos } from '../harness/vecinos.ts'

/** Creates a handful of rows of two campuses, few enough to check lists by eye: four classes, three consejeros and three periodos. */
export const pocasFilas = async () => {
  const e = await escena()
  const ids = await vecinos(e.db)
  const { consejeros, grupos, periodos } = tables
  await e.db.insert(grupos).values({ ...grupo, clave_grupo: 'COM-2A', nombre: 'Segundo A' })
  await clase(e.db, ids, { matriculas: [estudiante.matricula], cambios: { nombre: 'Milpa' } })
  await clase(e.db, ids, { cambios: { nombre: 'Ajena', clave_grupo: otroGrupo.clave_grupo, salon: 'B', dias: [4] } })
  const calificada = { matricula: persona('G').matricula, status_facilitador: true }
  const tarde = { hora_inicio: '16:00', hora_final: '17:30', salon: 'Aula 10', dias: [2] }
  await clase(e.db, ids, { cambios: { ...calificada, ...tarde, nombre: 'Tejido', clave_grupo: 'COM-2A' } })
  const mediodia = { hora_inicio: '12:00', hora_final: '13:30', salon: 'Aula 2', dias: [5] }
  await clase(e.db, ids, { cambios: { ...calificada, ...mediodia, nombre: 'Canto', status_escolar: true } })
  await e.db.insert(consejeros).values({
    ...persona('N'),
    ...domicilio,
    nombre: 'Inés',
    apellidopaterno: 'Ñáñez',
    colonia: ids.colonia,
    clavecuc: cuc.clave,
    tipos_consejero: [],
    status: 0,
  })
  await e.db.insert(periodos).values([
    { ...periodo, nombre: '2025-B', fecha_inicio: '2025-08-01', fecha_final: '2026-01-31' },
    { ...periodo, nombre: '2027-A', fecha_inicio: '2027-02-01', fecha_final: '2027-07-31' },
  ])
  const tokens: Record<string, string> = {}
  for (const rol of ['coordinador', 'administrativo', 'escolar', 'consejero', 'facilitador'])
    tokens[rol] = await e.tokenDe(rol)

  const ask = (rol: string, path: string, query: object = {}) => {
    const said = Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    return e.pedir('GET', `${path}?${new URLSearchParams(Object.fromEntries(said))}`, { token: tokens[rol] })
  }
  const rows = async (rol: string, path: string, query: object = {}): Promise<readonly Record<string, unknown>[]> => {
    const { texto, status, message } = await ask(rol, path, query)
    if (status !== 200) throw new Error(`${path} ${JSON.stringify(query)}: ${status} ${message}`)
    return JSON.parse(texto).data
  }
  const listed = async (rol: string, path: string, key: string, query: object) =>
    (await rows(rol, path, query)).map(row => row[key])
  return { ...e, ids, ask, rows, listed }
}

export type PocasFilas = Awaited<ReturnType<typeof pocasFilas>>
