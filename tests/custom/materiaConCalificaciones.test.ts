import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { adviceHeader, type Advice } from '../../src/schema/advice.ts'
import { advertidos } from '../harness/advertidos.ts'
import { acreditar } from '../harness/acreditar.ts'
import { alumnos } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { importador } from '../harness/importador.ts'
import { materia, vecinos } from '../harness/vecinos.ts'

let e: Escena
let token: string
let claves: Awaited<ReturnType<typeof vecinos>>
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('coordinador')
  claves = await vecinos(e.db)
})
afterAll(() => e.cerrar())

const dichos = (cambios: object, clave: string | null = claves.id_materia) =>
  advertidos(e, token, 'materias', { ...materia, ...cambios }, clave ?? undefined)
const otra = 'Si se trata de otra materia, regístrela con otra clave'

it('a materia with closed grades tells how many would change name or credits; nothing while there are none', async () => {
  const cambio = { nombre: 'Saberes del agua', creditos: 9 }
  expect(await dichos(cambio)).toEqual([])
  const quienes = await alumnos(e.db, claves, 3)
  await acreditar(e.db, claves, quienes.slice(0, 2))
  const [, , previa = ''] = quienes
  const suya = { id_materia: claves.id_materia, id_periodo: claves.id_periodo, calificacion: 8, motivo: 'Acta' }
  await e.db.insert(tables.calificacionesPrevias).values([
    { ...suya, matricula_estudiante: previa, tipo: 'Ordinario', estado: 'Confirmada', registrada_por: 'E' },
    { ...suya, matricula_estudiante: previa, tipo: 'Extraordinario', estado: 'Por confirmar', registrada_por: 'E' },
  ])
  expect(await dichos(cambio)).toEqual([
    ['nombre', `3 calificaciones cerradas dicen «Saberes de la milpa»: también dirán «Saberes del agua». ${otra}`],
    ['creditos', `3 calificaciones cerradas dicen «6 créditos»: también dirán 9. ${otra}`],
  ])
  expect(await dichos({ nombre: 'Saberes de la Milpá' })).toEqual([
    [
      'nombre',
      '3 calificaciones cerradas dicen «Saberes de la milpa»: con esta corrección dirán «Saberes de la Milpá»',
    ],
  ])
  expect([await dichos({}), await dichos({ ...cambio, clave_materia: 'COM-999' }, null)]).toEqual([[], []])
})

it('is saved once its author has read it, and a spreadsheet says it of its row', async () => {
  const guardar = (visto: string) =>
    e.pedir('PUT', `materias/${claves.id_materia}`, {
      token,
      cuerpo: { ...materia, creditos: 7 },
      encabezados: { [adviceHeader]: visto },
    })
  const negada = await guardar('none')
  expect([negada.status, negada.message]).toEqual([409, 'Lea las advertencias antes de continuar'])
  const { hallazgos }: Advice = JSON.parse(negada.texto).data
  expect((await guardar(hallazgos.map(({ id }) => id).join(','))).status).toBe(200)
  const hoja = importador(e, token)
  const { data } = await hoja.subir('materias', 'Clave,Créditos\nCOM-101,8\n')
  const [fila] = await hoja.filas(data.id)
  expect(fila?.dudas.map(({ campo, mensaje }) => [campo, mensaje])).toEqual([
    ['creditos', `3 calificaciones cerradas dicen «7 créditos»: también dirán 8. ${otra}`],
  ])
})
