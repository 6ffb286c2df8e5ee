import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hojasDeAsistencia, type DatosDeAsistencia, type EntradaDeAsistencia } from '../../src/domain/asistencia.ts'
import { asistenciaEnPdf } from '../../src/pdf/asistenciaEnPdf.ts'
import { pdfLeido } from '../harness/pdf.ts'

const hoy = '2026-11-20'
const firma = (nombre: string, apellidos: string) => ({ nombre, apellidos })
const entrada = (
  lugar: number,
  notas: Readonly<Record<string, string | number>> = {},
  cambios: Partial<EntradaDeAsistencia['estudiante']> = {},
): EntradaDeAsistencia => ({
  estudiante: {
    matricula: `2024COM${String(lugar).padStart(11, '0')}`,
    apellidos: `Pérez López${lugar}`,
    nombre: 'Citlali',
    sexo: lugar % 3 ? 'M' : 'H',
    regular: lugar % 4 ? 'Si' : 'No',
    semestre: 5,
    ...cambios,
  },
  clases: Object.entries(notas).map(([nombre_materia, calificacion_estudiante]) => ({
    nombre_materia,
    calificacion_estudiante,
  })),
})
const datos = (cambios: Partial<DatosDeAsistencia> = {}): DatosDeAsistencia => ({
  grupos: [{ estudiantes_grupo: [], estudiantes_otras_clases: [] }],
  nombres_materias: ['Asamblea', 'Milpa'],
  total_estudiantes: 11,
  total_estudiantes_hombres: 4,
  total_estudiantes_mujeres: 7,
  semestre: 5,
  directivo: firma('Magdalena', 'García López'),
  escolarCentral: firma('Eufrosina', 'Jiménez Toledo'),
  rector: firma('Jacinto', 'Vásquez Martínez'),
  coordinador: firma('Citlali', 'Ortiz Muñoz'),
  grupo: { clave_grupo: 'COM-5A', nombre: 'Quinto A' },
  periodo: { nombre: 'Semestre 2026-2' },
  cuc: { clave_cuc: 'CUC20IST01', nombre: 'CUC Unión Hidalgo' },
  programa: { clave_programa: 'LICCOMUN01', nombre: 'Licenciatura en Comunalidad', modalidad: 'Escolarizada' },
  ...cambios,
})
const de = (propios: readonly EntradaDeAsistencia[], ajenos: readonly EntradaDeAsistencia[] = []) => ({
  grupos: [{ estudiantes_grupo: propios, estudiantes_otras_clases: ajenos }],
})
const varios = (cuantos: number, notas: Readonly<Record<string, string | number>> = {}, desde = 1) =>
  Array.from({ length: cuantos }, (_, lugar) => entrada(desde + lugar, notas))
const leido = async (cambios: Partial<DatosDeAsistencia>, tipo: 1 | 2) =>
  pdfLeido((await asistenciaEnPdf({ datos: datos(cambios), tipo, hoy })).file)
const filasDe = (renglones: readonly string[]) => renglones.filter(renglon => /^\d+ \| 2024COM/.test(renglon))

test('the final report: landscape legal, people and place, the key of the subjects, REG and IRR, grades under their letter, totals, signers', async () => {
  const { paginas } = await leido(
    de([entrada(1, { Milpa: '9.5', Asamblea: '7' }), entrada(4, { Milpa: 'Sin calificar' })]),
    2,
  )
  expect(paginas).toEqual([
    {
      ancho: 1008,
      alto: 612,
      renglones: [
        'Universidad Comunal',
        'Reporte de asistencia final · Hoja principal | Emitido el 20 de noviembre de 2026',
        'CUC: | CUC Unión Hidalgo | Programa: | Licenciatura en Comunalidad (LICCOMUN01) | Modalidad: | Escolarizada | Semestre: | 5',
        'Grupo: | COM-5A, Quinto A | Periodo: | Semestre 2026-2 | Total de estudiantes: | 11 | Hombres: | 4 | Mujeres: | 7',
        'A | Asamblea | B | Milpa',
        'N.º | Matrícula | Apellidos | Nombre | Sexo | Tipo | Sem. | A | B',
        '1 | 2024COM00000000001 | Pérez López1 | Citlali | M | REG | 5 | 7 | 9.5',
        '2 | 2024COM00000000004 | Pérez López4 | Citlali | M | IRR | 5 | – | Sin calificar',
        'REG: estudiante regular. IRR: estudiante irregular. –: no cursa la materia.',
        'Magdalena García López | Eufrosina Jiménez Toledo | Jacinto Vásquez Martínez | Citlali Ortiz Muñoz',
        'Director(a) del CUC | Control escolar central | Rector(a) | Coordinador(a) académico(a)',
        'COM-5A, Semestre 2026-2 | Página 1 de 1',
      ],
    },
  ])
})

test('an open grade is marked in the final report, and the sheet explains the mark', async () => {
  const abierta = {
    ...entrada(1, { Asamblea: '7' }),
    clases: [
      { nombre_materia: 'Asamblea', calificacion_estudiante: '7' },
      { nombre_materia: 'Milpa', calificacion_estudiante: '5', por_cerrar: true },
    ],
  }
  const final = await leido(de([abierta]), 2)
  expect(final.paginas[0]?.renglones).toEqual(
    expect.arrayContaining([
      '1 | 2024COM00000000001 | Pérez López1 | Citlali | M | REG | 5 | 7 | 5*',
      'REG: estudiante regular. IRR: estudiante irregular. –: no cursa la materia. *: Servicios escolares aún no cierra la calificación.',
    ]),
  )
  expect((await leido(de([abierta]), 1)).texto).not.toContain('*')
})

test('the initial report shows who takes what and no grade at all', async () => {
  const { texto, paginas } = await leido(de([entrada(1, { Milpa: '9.5' })]), 1)
  expect(paginas[0]?.renglones).toContain('1 | 2024COM00000000001 | Pérez López1 | Citlali | M | REG | 5 | – | •')
  expect(texto).toContain('Reporte de asistencia inicial')
  expect(texto).not.toContain('9.5')
})

test('ten students of the group a sheet, then four of other groups a sheet, each numbered on; no additional sheet without them', async () => {
  const { paginas } = await leido(de(varios(11), varios(5, {}, 50)), 2)
  expect(
    paginas.map(({ renglones }) => [
      renglones[1]?.split(' | ')[0],
      filasDe(renglones).map(fila => Number.parseInt(fila, 10)),
    ]),
  ).toEqual([
    ['Reporte de asistencia final · Hoja principal', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['Reporte de asistencia final · Hoja principal', [11]],
    ['Reporte de asistencia final · Hoja adicional: estudiantes de otros grupos', [1, 2, 3, 4]],
    ['Reporte de asistencia final · Hoja adicional: estudiantes de otros grupos', [5]],
  ])
  for (const { renglones } of paginas)
    expect(renglones).toContain(
      'Director(a) del CUC | Control escolar central | Rector(a) | Coordinador(a) académico(a)',
    )
  expect((await leido(de(varios(10)), 2)).paginas).toHaveLength(1)
})

test('seven subjects are A to G; more go on in a further sheet of the same students, under letters of their own', async () => {
  const materias = Array.from({ length: 9 }, (_, lugar) => `Materia ${lugar + 1}`)
  const notas = Object.fromEntries(materias.map((materia, lugar) => [materia, String(lugar + 1)]))
  expect((await leido({ nombres_materias: materias.slice(0, 7), ...de([entrada(1, notas)]) }, 2)).paginas).toHaveLength(
    1,
  )
  const {
    paginas: [una, otra, ...mas],
  } = await leido({ nombres_materias: materias, ...de([entrada(1, notas)]) }, 2)
  expect(mas).toEqual([])
  expect(una?.renglones).toEqual(
    expect.arrayContaining([
      'N.º | Matrícula | Apellidos | Nombre | Sexo | Tipo | Sem. | A | B | C | D | E | F | G',
      expect.stringMatching(/REG \| 5 \| 1 \| 2 \| 3 \| 4 \| 5 \| 6 \| 7$/),
    ]),
  )
  expect(otra?.renglones).toEqual(
    expect.arrayContaining([
      expect.stringContaining('materias 2 de 2'),
      'H | Materia 8 | I | Materia 9',
      'N.º | Matrícula | Apellidos | Nombre | Sexo | Tipo | Sem. | H | I',
      expect.stringMatching(/REG \| 5 \| 8 \| 9$/),
    ]),
  )
})

test('a group of nobody, no subjects, nobody in an office, another server’s bare answer, and texts longer than their place still print on one sheet', async () => {
  const vacio = await leido(
    {
      grupo: undefined,
      periodo: undefined,
      programa: undefined,
      cuc: undefined,
      nombres_materias: [],
      semestre: null,
      directivo: firma('', ''),
    },
    1,
  )
  expect(vacio.paginas).toHaveLength(1)
  expect(vacio.texto).toMatch(/Sin asignaturas en el periodo[^]*Sin estudiantes[^]*Director\(a\) del CUC/)
  const largo = 'Papaloapan '.repeat(20).trim()
  const { paginas, texto } = await leido(
    {
      nombres_materias: Array.from({ length: 7 }, (_, lugar) => `${largo} ${lugar}`),
      grupo: { clave_grupo: 'X', nombre: largo },
      rector: firma(largo, largo),
      ...de(Array.from({ length: 10 }, (_, lugar) => entrada(lugar, {}, { apellidos: largo, nombre: largo }))),
    },
    2,
  )
  expect(paginas.map(({ renglones }) => filasDe(renglones).length)).toEqual([10])
  expect(texto.match(/Papaloapan/g)).toHaveLength(20 * (7 + 1 + 2 + 20))
  expect(texto).not.toContain('…')
  const sinEspacios = 'Ñ'.repeat(150)
  const { texto: corrido } = await leido(de([entrada(1, {}, { apellidos: sinEspacios })]), 2)
  expect(corrido.match(/Ñ/g)).toHaveLength(150)
})

test('no two subjects of a report have the same letter, and each set of seven is told apart', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90 }), cuantas => {
      const nombres_materias = Array.from({ length: cuantas }, (_, lugar) => `Materia ${lugar}`)
      const hojas = hojasDeAsistencia({ ...de([entrada(1)], [entrada(2)]), nombres_materias })
      const principales = hojas.filter(({ clase }) => clase === 'principal').flatMap(({ materias }) => materias)
      expect(principales.map(({ nombre }) => nombre)).toEqual(nombres_materias)
      expect(new Set(principales.map(({ letra }) => letra)).size).toBe(cuantas)
      expect(hojas.filter(({ clase }) => clase === 'adicional').flatMap(({ materias }) => materias)).toEqual(
        principales,
      )
    }),
  )
  const letras = hojasDeAsistencia({ ...de([]), nombres_materias: Array.from({ length: 29 }, String) })
    .flatMap(({ materias }) => materias)
    .map(({ letra }) => letra)
  expect([letras[0], letras[6], letras[7], letras[25], ...letras.slice(26)]).toEqual([
    'A',
    'G',
    'H',
    'Z',
    'AA',
    'AB',
    'AC',
  ])
})

test('three hundred students are all there, in fewer than 3 KB a sheet', async () => {
  const { file: archivo } = await asistenciaEnPdf({ datos: datos(de(varios(300))), tipo: 1, hoy })
  const { paginas, texto } = await pdfLeido(archivo)
  expect(paginas).toHaveLength(30)
  expect(archivo.size).toBeLessThan(30 * 3000)
  for (const {
    estudiante: { matricula },
  } of varios(300))
    expect(texto).toContain(matricula)
})
