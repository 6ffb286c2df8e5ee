import { eq } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { motivosDeNoCursar } from '../../src/domain/inscripcion.ts'
import { clase } from '../harness/aula.ts'
import { inscripciones } from '../harness/inscripciones.ts'
import { otroEstudiante, otroPrograma, periodo } from '../harness/vecinos.ts'

let e: Awaited<ReturnType<typeof inscripciones>>
beforeAll(async () => {
  e = await inscripciones('inscribirDeHoja')
})
afterAll(() => e.cerrar())

const hoja = (texto: string | Uint8Array, nombre = 'inscripciones.csv') => ({
  values: { hoja: { nombre, contenido: Buffer.from(texto).toString('base64') } },
})
const deFilas = (...filas: readonly (readonly [string, string])[]) =>
  hoja(['Asignatura,Matrícula', ...filas.map(fila => fila.join())].join('\n'))

it('each class takes in whom the sheet names for it, however it is written, and nobody twice', async () => {
  const [uno = '', dos = '', tres = ''] = e.matriculas
  const milpa = await e.abrir('COM-1A_Milpa', { matriculas: [uno] })
  const telar = await e.abrir('COM-1A_Telar')
  const sola = await e.abrir('COM-1A_Sola')
  const libro = await writeXlsx({
    sheets: [
      {
        name: 'Inscripciones',
        rows: [
          ['Inscripciones del semestre', '', ''],
          ['Nombre del estudiante', 'MATRICULA', 'Asignatura'],
          ['Ana', ` ${dos.toLowerCase()} `, 'com-1a_milpa'],
          ['Ana', uno, 'COM-1A_Milpa'],
          ['Ana', tres, 'COM-1A_Telar'],
          ['Ana', tres, 'COM-1A_Telar'],
          ['', '', ''],
        ],
        rowDefs: new Map([[4, { hidden: true }]]),
      },
      { name: 'Otra', rows: [['Nada']] },
    ],
  })
  const dicho = hoja(new Uint8Array(libro), 'inscripciones.xlsx')
  const { data } = await e.revisar([milpa, telar, sola], dicho)
  expect(data).toMatchObject({ cambian: 2, iguales: 1, impedidos: 0 })
  expect(data.notas).toEqual([
    'Se leyó la hoja «Inscripciones»; el libro tiene otras que no se leen: Otra',
    'La hoja esconde 1 renglón, por un filtro o a mano: también se leyeron',
  ])
  expect(data.dichos.map(({ texto }: { texto: string }) => texto)).toEqual([
    '1 estudiante más (2026-B)',
    '1 estudiante más (2026-B)',
  ])
  expect((await e.hacer([milpa, telar, sola], { ...dicho, huella: data.huella })).status).toBe(200)
  expect([await e.dentro(milpa), await e.dentro(telar), await e.dentro(sola)]).toEqual([[uno, dos], [tres], []])
  expect((await e.historia(telar)).map(({ despues }) => despues)).toEqual([{ estudiantes: [tres] }])
})

it('a class with somebody who may not take it stays as it is, and says of each row why; the others go on', async () => {
  const [uno = '', inactivo = '', ajeno = '', enOtra = '', acreditada = ''] = e.matriculas
  const { estudiantes } = tables
  await e.db.update(estudiantes).set({ estatus: 0 }).where(eq(estudiantes.matricula, inactivo))
  await e.db.update(estudiantes).set({ clave_programa: otroPrograma.clave }).where(eq(estudiantes.matricula, ajeno))
  const etica = await e.abrir('Ética', { matriculas: [enOtra, acreditada] })
  await e.db
    .update(clasesEstudiantes)
    .set({ acreditado: 'Si', calificacion: 9 })
    .where(eq(clasesEstudiantes.matricula, acreditada))
  const [misma] = await e.db.select().from(tables.clases).where(eq(tables.clases.id_clase, etica))
  const otra = await clase(e.db, e.claves, {
    cambios: { nombre: 'Ética B', id_materia: misma?.id_materia ?? '', hora_inicio: '19:00', hora_final: '20:00' },
  })
  const danza = await e.abrir('Danza')
  const dicho = deFilas(
    ['Ética B', uno],
    ['Ética B', inactivo],
    ['Ética B', ajeno],
    ['Ética B', enOtra],
    ['Ética B', acreditada],
    ['Ética B', otroEstudiante],
    ['Ética B', 'NADIE'],
    ['Danza', uno],
  )
  const { data } = await e.revisar([otra, danza], dicho)
  const { desconocido } = motivosDeNoCursar
  expect(data.motivos).toMatchObject([
    {
      cuantos: 1,
      motivo: [
        [3, motivosDeNoCursar.inactivo],
        [4, motivosDeNoCursar.deOtroPrograma],
        [5, motivosDeNoCursar.enOtra],
        [6, motivosDeNoCursar.acreditada],
        [7, desconocido],
        [8, desconocido],
      ]
        .map(([renglon, porque]) => `renglón ${renglon}: ${porque}`)
        .join('; '),
    },
  ])
  expect((await e.hacer([otra, danza], { ...dicho, huella: data.huella })).status).toBe(200)
  expect([await e.dentro(otra), await e.dentro(danza)]).toEqual([[], [uno]])
})

it('rows of no chosen class, of two that are called the same, or without one of both refuse the sheet and change nothing', async () => {
  const [uno = ''] = e.matriculas
  const [antes] = await e.db
    .insert(tables.periodos)
    .values({ ...periodo, nombre: '2026-A', fecha_inicio: '2026-02-01', fecha_final: '2026-07-31' })
    .returning()
  const barro = await e.abrir('Barro')
  const deAntes = await e.abrir('Barro', { cambios: { id_periodo: antes?.id_periodo ?? '' } })
  const papel = await e.abrir('Papel')
  const dicho = deFilas(['Barro', uno], ['Papel', uno], ['Papel', ''], ['', uno], ['Otra', uno])
  const { status, message } = await e.revisar([barro, deAntes, papel], dicho)
  expect([status, message]).toEqual([
    422,
    'Corrija la hoja: renglón 2: entre las elegidas hay 2 que se llaman «Barro»: elija las de un solo periodo; renglón 4: falta la matrícula; renglón 5: falta la asignatura; renglón 6: «Otra» no está entre las asignaturas elegidas',
  ])
  expect(await e.dentro(papel)).toEqual([])
  const { data } = await e.revisar([barro], deFilas(['Barro', uno]))
  expect(data.cambian).toBe(1)
})

it('a file that is no sheet, lacks a column or has no rows says so', async () => {
  const papel = await e.abrir('Hoja')
  const dichos = [
    {},
    hoja('Nombre del estudiante,Matrícula\nAna,A000'),
    hoja('Asignatura,Grupo\nHoja,COM-1A'),
    hoja('Asignatura,Matrícula\n'),
    hoja('%PDF-1.7'),
  ]
  const mensajes: (string | undefined)[] = []
  for (const dicho of dichos) {
    const { status, message, errors } = await e.revisar([papel], dicho)
    expect(status).toBe(422)
    mensajes.push(Object.values(errors ?? {})[0] ?? message)
  }
  expect(mensajes).toEqual([
    'Elija la hoja de cálculo',
    'La hoja no tiene la columna «Asignatura»',
    'La hoja no tiene la columna «Matrícula»',
    'La hoja no tiene renglones debajo de los encabezados',
    'Es un PDF: elija un libro de Excel (.xlsx) o un archivo CSV',
  ])
})
