import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, estudiante, grupo } from '../harness/filas.ts'
import { importador } from '../harness/importador.ts'
import { correoDe } from '../harness/reparto.ts'
import { otroCuc, otroGrupo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let token = ''
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  token = await e.tokenDe('escolar')
})
afterAll(() => e.cerrar())

/** Moves the escolar of the token to another campus. */
const mudar = async (clave_cuc: string) => {
  const [cuenta] = await e.db
    .select()
    .from(usuarios)
    .where(eq(usuarios.email, correoDe('escolar')))
  await e.db
    .update(tables.escolares)
    .set({ clavecuc: clave_cuc })
    .where(eq(tables.escolares.id_usuario, cuenta?.id ?? ''))
}
const importar = async (name: string, hoja: string) => {
  const { subir, aplicar } = importador(e, token)
  const { data } = await subir(name, hoja)
  const hecho = await aplicar(data)
  expect(hecho.status).toBe(200)
  return String(hecho.data.lote)
}
const registrosDe = async (lote: string) =>
  JSON.parse((await e.pedir('GET', `importaciones/lotes/${lote}/filas`, { token })).texto).data
const deGrupos = `Clave,Nombre,Programa\n${grupo.clave_grupo},De la milpa,${grupo.clave_programa}\nMUD-1,Nuevo,${grupo.clave_programa}`

it.each([
  ['of groups', 'grupos', deGrupos, [grupo.clave_grupo, 'MUD-1']],
  ['of students', 'estudiantes', `Matrícula,Localidad\n${estudiante.matricula},Otra`, [estudiante.matricula]],
])('somebody moved to another campus no longer reads the records of a sheet %s', async (_, name, hoja, claves) => {
  const lote = await importar(name, hoja)
  const antes = await registrosDe(lote)
  expect(antes.ausentes).toBe(0)
  expect(antes.filas.map(({ clave }: { clave: string }) => clave).toSorted()).toEqual(claves.toSorted())
  await mudar(otroCuc.clave)
  expect(await registrosDe(lote)).toEqual({ filas: [], ausentes: claves.length })
  expect((await e.pedir('GET', `${name}/${claves[0]}`, { token })).status).toBe(404)
  await mudar(cuc.clave)
  expect(await registrosDe(lote)).toEqual(antes)
})

it('tells of one record alone when only one of the sheet is of the new campus', async () => {
  const lote = await importar(
    'grupos',
    `Clave,Nombre,Programa\n${grupo.clave_grupo},Otra,${grupo.clave_programa}\nMUD-2,Dos,${grupo.clave_programa}`,
  )
  await e.db.update(tables.grupos).set({ clave_cuc: otroGrupo.clave_cuc }).where(eq(tables.grupos.clave_grupo, 'MUD-2'))
  await mudar(otroCuc.clave)
  expect(await registrosDe(lote)).toMatchObject({
    filas: [{ clave: 'MUD-2', titulo: 'Dos', accion: 'create', antes: null, despues: { nombre: 'Dos' } }],
    ausentes: 1,
  })
  await mudar(cuc.clave)
})

it('nor the names in a batch past undoing: those changed since, and those of another campus', async () => {
  const ids = [estudiante.matricula]
  const pedir = async (camino: string, cuerpo: object) => {
    const { status, message, texto } = await e.pedir('POST', `lotes/${camino}`, { token, cuerpo })
    return { status, message, data: JSON.parse(texto).data }
  }
  const baja = { list: 'deMiCuc', ids, values: { estatus: 0 }, avisos: true }
  const { huella } = (await pedir('estudiantes/estatus', { ...baja, preview: true })).data
  const { lote } = (await pedir('estudiantes/estatus', { ...baja, huella })).data
  const deshacer = () => pedir(`${lote}/deshacer`, {})
  await mudar(otroCuc.clave)
  expect(await deshacer()).toMatchObject({ status: 409, data: { impiden: [] } })
  const { estudiantes } = tables
  const suyo = eq(estudiantes.matricula, estudiante.matricula)
  await e.db.update(estudiantes).set({ nombre: 'Otilia', version: 90 }).where(suyo)
  const cambiaron = 'Ya no se puede deshacer: 1 registro cambió después'
  expect(await deshacer()).toEqual({ status: 409, message: cambiaron, data: { cambiaron: [] } })
  await mudar(cuc.clave)
  const { data } = await deshacer()
  expect(data.cambiaron).toMatchObject([{ id: estudiante.matricula, titulo: expect.stringContaining('Otilia') }])
})
