import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { adviceHeader, type Advice } from '../../src/schema/advice.ts'
import { advertidos } from '../harness/advertidos.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { grupo, programa } from '../harness/filas.ts'
import { importador } from '../harness/importador.ts'
import { otroPrograma, periodo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let token: string
let claves: Awaited<ReturnType<typeof vecinos>>
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('coordinador')
  claves = await vecinos(e.db)
})
afterAll(() => e.cerrar())

const dichos = (recurso: string, valores: object, clave?: string) => advertidos(e, token, recurso, valores, clave)

it('other dates of a periodo list the rows that depend on it; another name, a new periodo or one without such rows lists none', async () => {
  const otras = { ...periodo, fecha_final: '2027-01-15' }
  expect(await dichos('periodos', otras, claves.id_periodo)).toEqual([])
  await clase(e.db, claves)
  expect(await dichos('periodos', otras, claves.id_periodo)).toEqual([
    ['fecha_inicio', 'El periodo está en uso: 1 asignatura'],
  ])
  expect(await dichos('periodos', { ...periodo, nombre: '2026-2' }, claves.id_periodo)).toEqual([])
  expect(await dichos('periodos', otras)).toEqual([])
})

it('a shorter programme says how many of its students wait for re-enrolment no more, and is saved once that was read', async () => {
  const { estudiantes } = tables
  const [enUltimo = '', pasado = '', inactivo = ''] = await alumnos(e.db, claves, 3)
  const llevar = (matricula: string, como: object) =>
    e.db.update(estudiantes).set(como).where(eq(estudiantes.matricula, matricula))
  await e.db.update(estudiantes).set({ semestre: 1 })
  await llevar(enUltimo, { semestre: 6 })
  await llevar(pasado, { semestre: programa.duracion })
  await llevar(inactivo, { semestre: 6, estatus: 0 })
  const corto = { ...programa, duracion: 6 }
  const conDuracion = (duracion: number) => dichos('programas', { ...programa, duracion }, programa.clave)
  expect([await conDuracion(7), await conDuracion(9)]).toEqual([[], []])
  expect(await conDuracion(6)).toEqual([
    ['duracion', '1 estudiante deja de ofrecerse para reinscripción: semestre 6 en adelante'],
  ])
  const guardar = (visto: string) =>
    e.pedir('PUT', `programas/${programa.clave}`, { token, cuerpo: corto, encabezados: { [adviceHeader]: visto } })
  const negada = await guardar('none')
  expect([negada.status, negada.message]).toEqual([409, 'Lea las advertencias antes de continuar'])
  const { hallazgos }: Advice = JSON.parse(negada.texto).data
  expect((await guardar(hallazgos.map(({ id }) => id).join(','))).status).toBe(200)
})

it('another programme of a group that has students or classes is said to be refused, before it is; nothing of its own, nor of an empty group', async () => {
  const deOficina = await e.tokenDe('escolar')
  const otro = { ...grupo, clave_programa: otroPrograma.clave }
  const dicho = (valores: object, clave: string) => advertidos(e, deOficina, 'grupos', valores, clave)
  expect(await dicho(grupo, grupo.clave_grupo)).toEqual([])
  const [[campo, texto] = []] = await dicho(otro, grupo.clave_grupo)
  expect([campo, texto]).toEqual([
    'clave_programa',
    expect.stringMatching(
      /^El programa ya no se puede cambiar: el grupo está en uso \(\d+ estudiantes?.*\)\. Para otro programa registre otro grupo$/,
    ),
  ])
  await e.db.insert(tables.grupos).values({ ...grupo, clave_grupo: 'VACIO-1' })
  expect(await dicho({ ...otro, clave_grupo: 'VACIO-1' }, 'VACIO-1')).toEqual([])
})

it('is shown as a refusal of the write itself: a write that names it is refused in its own words, and a row of a sheet is a fault', async () => {
  const deOficina = await e.tokenDe('escolar')
  const otro = { ...grupo, clave_programa: otroPrograma.clave }
  const { texto } = await e.pedir('POST', 'advertencias/grupos', {
    token: deOficina,
    cuerpo: { valores: otro, clave: grupo.clave_grupo },
  })
  const { hallazgos }: Advice = JSON.parse(texto).data
  expect(hallazgos.map(({ impide }) => impide)).toEqual([true])
  const encabezados = { [adviceHeader]: hallazgos.map(({ id }) => id).join(',') }
  const negado = await e.pedir('PUT', `grupos/${grupo.clave_grupo}`, { token: deOficina, cuerpo: otro, encabezados })
  expect([negado.status, negado.message]).toEqual([
    409,
    expect.stringMatching(/^No se puede cambiar 'Programa' porque está en uso: /),
  ])
  const hoja = `Clave,Nombre,Programa\n${grupo.clave_grupo},${grupo.nombre},${otroPrograma.clave}`
  const { data } = await importador(e, deOficina).subir('grupos', hoja)
  expect(data.cuenta).toMatchObject({ errores: 1, dudas: 0 })
})
