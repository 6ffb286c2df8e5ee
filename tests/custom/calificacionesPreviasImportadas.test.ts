import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { historia, tresPeriodos } from '../harness/historia.ts'
import { importador } from '../harness/importador.ts'
import { otroEstudiante, vecinos } from '../harness/vecinos.ts'

let e: Escena
let token: string
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  await historia(e.db, { creditos: [4, 6], tomadas: [] })
  token = await e.tokenDe('escolar')
})
afterAll(() => e.cerrar())

const hoja = (...renglones: string[]) =>
  [
    'Estudiante;Materia;Periodo;Periodo escrito;Calificación;Tipo;Institución;Documento;Motivo',
    ...renglones.map(renglon => `${renglon};Archivo`),
  ].join('\r\n')
const suya = estudiante.matricula
const buenas = [
  `${suya};Materia 01;;2019-1;8,5;Ordinario;;`,
  `${suya};MATERIA 02;${tresPeriodos[0].nombre};;7;Extraordinario;;`,
  `${suya};Materia 02;;2020-2;9.0;Revalidación;Universidad del Istmo;Dictamen 4`,
]

test('the grades of the years before come in by the mechanism of every spreadsheet, and back as nothing new', async () => {
  const quien = importador(e, token)
  const { data } = await quien.subir(
    'calificacionesPrevias',
    hoja(
      ...buenas,
      `${otroEstudiante};Materia 01;;2019-1;8;Ordinario;;`,
      `${suya};Materia 09;;2019-1;8;Ordinario;;`,
      `${suya};Materia 01;;2019-2;11;Ordinario;;`,
      `${suya};Materia 01;;;8;Extraordinario;;`,
      `${suya};Materia 01;;2019-2;8;Equivalencia;;`,
    ),
  )
  expect(data.cuenta).toMatchObject({ nuevos: 3, errores: 5 })
  const malas = await quien.filas(data.id, 'error')
  expect(malas.map(({ faltas }) => Object.keys(faltas).toSorted())).toEqual([
    ['matricula_estudiante'],
    ['id_materia'],
    ['calificacion'],
    ['periodo_escrito'],
    ['documento', 'institucion'],
  ])
  const hecha = await quien.aplicar(data, { omitir: true })
  expect([hecha.status, hecha.data.nuevos]).toEqual([200, 3])
  const filas = await e.db.select().from(tables.calificacionesPrevias)
  expect(filas.map(({ calificacion, estado }) => [calificacion, estado]).toSorted()).toEqual([
    [7, 'Por confirmar'],
    [8.5, 'Por confirmar'],
    [9, 'Por confirmar'],
  ])

  const otra = await quien.subir('calificacionesPrevias', hoja(...buenas))
  expect(otra.data.cuenta).toMatchObject({ nuevos: 0, cambian: 0, iguales: 3, errores: 0 })
  const cambiada = await quien.subir('calificacionesPrevias', hoja(buenas[0]?.replace('8,5', '6') ?? ''))
  expect(cambiada.data.cuenta).toMatchObject({ nuevos: 0, cambian: 1 })
  await e.db.update(tables.calificacionesPrevias).set({ estado: 'Confirmada' })
  const cerrada = await quien.subir('calificacionesPrevias', hoja(buenas[0]?.replace('8,5', '6') ?? ''))
  expect(cerrada.data.cuenta).toMatchObject({ errores: 1, cambian: 0 })
  const atras = await quien.deshacer(hecha.data.lote)
  expect(atras.status).toBe(409)
  expect(await e.db.$count(tables.calificacionesPrevias)).toBe(3)
})
