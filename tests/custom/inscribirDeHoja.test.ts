import { eq, sql } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { sinResultado } from '../../server/crud/import/file/sheet.ts'
import { tables } from '../../server/university/tables.ts'
import { masDeUnaVez, motivosDeNoCursar } from '../../src/domain/inscripcion.ts'
import { clase, notas } from '../harness/aula.ts'
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

it('each class enrols the students that the sheet names for it, in any spelling, and nobody twice', async () => {
  const [uno = '', dos = '', tres = ''] = e.matriculas
  const milpa = await e.abrir('COM-1A_Milpa', { matriculas: [uno] })
  const telar = await e.abrir('COM-1A_Telar')
  const sola = await e.abrir('COM-1A_Sola')
  const libro = await writeXlsx({
    sheets: [
      {
        name: 'Inscripciones',
        rows: [
          ['Asignatura y grupo', 'Matrícula de quien cursa', ''],
          ['Nombre', 'MATRICULA', 'Asignatura'],
          ['Ana', ` ${dos.toLowerCase()}\u200b `, 'com-1a_milpa'],
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
  expect(data.detalles.map(({ texto }: { texto: string }) => texto)).toEqual([
    '1 estudiante más (2026-B)',
    '1 estudiante más (2026-B)',
  ])
  expect((await e.hacer([milpa, telar, sola], { ...dicho, huella: data.huella })).status).toBe(200)
  expect([await e.dentro(milpa), await e.dentro(telar), await e.dentro(sola)]).toEqual([[uno, dos], [tres], []])
  expect((await e.historia(telar)).map(({ despues }) => despues)).toEqual([{ estudiantes: [tres] }])
})

it('a class with somebody who may not take it stays as it is, with the reason for each row; the others go on', async () => {
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
  expect(data.motivos).toMatchObject([
    {
      cuantos: 1,
      motivo: [
        `renglón 3: ${motivosDeNoCursar.inactivo}`,
        `renglón 4: ${motivosDeNoCursar.deOtroPrograma}`,
        `renglón 5: ${motivosDeNoCursar.enOtra}`,
        `renglón 6: ${motivosDeNoCursar.acreditada}`,
        `renglones 7 y 8: ${motivosDeNoCursar.desconocido}`,
      ].join('; '),
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
    'Corrija la hoja: renglón 2: entre las elegidas hay 2 que se llaman «Barro»: deje marcada una; renglón 4: falta la matrícula; renglón 5: falta la asignatura; renglón 6: «Otra» no está entre las asignaturas elegidas',
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
    hoja('Asignatura,Matrícula,Asignatura\n,A000,Hoja'),
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
    'La hoja tiene dos columnas «Asignatura»: deje una',
    'La hoja no tiene renglones debajo de los encabezados',
    'Es un PDF: elija un libro de Excel (.xlsx) o un archivo CSV',
  ])
})

it('a CSV of few rows is read as Excel writes it, with any separator', async () => {
  const [uno = ''] = e.matriculas
  const barro = await e.abrir('Cestería')
  for (const entre of [';', '\t', '|', ',']) {
    const texto = [['Asignatura', 'Matrícula'].join(entre), ['Cestería', uno].join(entre), ''].join('\r\n')
    expect((await e.revisar([barro], hoja(texto))).data?.cambian).toBe(1)
  }
})

it('and also under titles, of which no row has a separator', async () => {
  const [uno = ''] = e.matriculas
  const vidrio = await e.abrir('Vidrio, y luz')
  for (const entre of [';', '\t', '|']) {
    const filas = [
      ['Inscripciones del grupo'],
      ['Asignatura', 'Matrícula'],
      ['Vidrio, y luz', uno],
      ['Vidrio, y luz', uno],
    ]
    const texto = filas.map(fila => fila.join(entre)).join('\r\n')
    expect((await e.revisar([vidrio], hoja(texto))).data?.cambian).toBe(1)
  }
})

it('a class takes no more at once than by hand, and a formula without a result says so', async () => {
  const [uno = ''] = e.matriculas
  const [muchos, otra] = [await e.abrir('Muchos'), await e.abrir('Fórmulas')]
  const nadie = (lugar: number): readonly [string, string] => ['Muchos', String(lugar).padStart(18, 'X')]
  const dicho = deFilas(...Array.from({ length: masDeUnaVez + 1 }, (_, lugar) => nadie(lugar)), ['Fórmulas', uno])
  expect((await e.revisar([muchos, otra], dicho)).data).toMatchObject({
    cambian: 1,
    motivos: [{ motivo: 'Son demasiados estudiantes' }],
  })
  const { message } = await e.revisar([otra], deFilas(['Fórmulas', sinResultado]))
  expect(message).toBe('Corrija la hoja: renglón 2: trae una fórmula sin resultado: guarde la hoja en Excel')
  const doce = deFilas(...Array.from({ length: 12 }, (): readonly [string, string] => ['Ninguna', uno]))
  expect((await e.revisar([otra], doce)).message).toBe(
    'Corrija la hoja: renglones 2, 3, 4, 5, 6, 7, 8, 9 y 4 más: «Ninguna» no está entre las asignaturas elegidas',
  )
})

it('grades that are handed in meanwhile wait for a sheet, in any order of its rows, without a deadlock', async () => {
  const letras = ['Ka', 'Kb', 'Kc', 'Kd', 'Ke', 'Kf']
  const nuevas = new Map<string, string>()
  for (const letra of letras) nuevas.set(await e.abrir(letra), letra)
  const claves = [...nuevas.keys()].toSorted()
  const alReves = e.matriculas.toReversed()
  const dicho = deFilas(
    ...claves.flatMap((clave, lugar) =>
      alReves
        .slice(lugar, lugar + 2)
        .map((matricula): readonly [string, string] => [nuevas.get(clave) ?? '', matricula]),
    ),
  )
  const dadas: string[] = []
  for (let nth = 0; nth < 8; nth++) dadas.push(await e.abrir(`Dada ${nth}`, { matriculas: e.matriculas }))
  const token = await e.tokenDe('facilitador')
  const calificar = (id_clase: string) =>
    e.pedir('POST', 'facilitadores/clases/estudiantes/calificacion', {
      token,
      cuerpo: { id_clase, estudiantes: notas(e.matriculas) },
    })
  const antes = await interbloqueos()
  for (const cada of dadas) {
    const [previa, otra, dada] = await Promise.all([
      e.revisar(claves, dicho),
      e.revisar(claves, dicho),
      calificar(cada),
    ])
    expect([previa.status, otra.status, dada.status]).toEqual([200, 200, 200])
  }
  expect(await interbloqueos()).toBe(antes)
})

/** Counts the deadlocks that PostgreSQL has resolved in this database. */
const interbloqueos = async () => {
  const { rows } = await e.db.execute<{ deadlocks: string }>(
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  )
  return Number(rows[0]?.deadlocks)
}
