import { expect, test } from 'vitest'
import type { EntradaDeKardex } from '../../src/domain/kardex.ts'
import { kardexEnPdf } from '../../src/pdf/kardexEnPdf.ts'
import { serveFonts } from '../harness/fonts.ts'
import { pdfLeido } from '../harness/pdf.ts'

const quien = {
  matricula: '202001DERIN0000001',
  nombre: 'Xóchitl Núñez Peña',
  programa: 'Licenciatura en Derecho Indígena',
  grupo: 'Séptimo A',
  cuc: 'CUC Unión Hidalgo',
}
const hoy = '2026-11-20'
const entrada = (
  nombre_materia: string,
  calificacion_estudiante: string,
  acreditado_estudiante = '',
  creditos_materia = 6.5,
): EntradaDeKardex => ({
  clave_materia: 'DER-101',
  nombre_materia,
  creditos_materia,
  calificacion_estudiante,
  acreditado_estudiante,
})

test('is signed by whom the campus registered, with the office', async () => {
  const firma = { nombre: 'Rufina Zárate Luis', cargo: 'Responsable de Servicios escolares del CUC' }
  const { texto } = await pdfLeido((await kardexEnPdf({ quien, kardex: {}, hoy, firma })).file)
  expect(texto).toContain('Rufina Zárate Luis')
  expect(texto).toContain('Responsable de Servicios escolares del CUC')
  expect(texto).not.toContain('Nombre y firma')
})

test('a name or an office that is long stays over its line', async () => {
  const firma = {
    nombre: 'Xóchitl Guadalupe de los Ángeles '.repeat(4).trim(),
    cargo: 'Responsable '.repeat(12).trim(),
  }
  const { hastaDonde, texto } = await pdfLeido((await kardexEnPdf({ quien, kardex: {}, hoy, firma })).file)
  expect(texto.match(/Guadalupe/g)).toHaveLength(4)
  /* The margin of letter paper is 15 mm. */
  expect(hastaDonde).toBeLessThan(612 - 40)
})

test('prints person and place, each period with its keys, lines and the Promedio of closed grades, the totals, and the places of seal and signature', async () => {
  const kardex = {
    'Semestre 2025-2': [
      entrada('Peritaje antropológico', '8', 'Si'),
      entrada('Amparo', '9.5', 'Si'),
      entrada('Derecho agrario', '5.4', 'No'),
    ],
    'Semestre 2026-1': [entrada('Lengua originaria I', 'Sin calificar'), entrada('Derecho penal', '10')],
  }
  const { paginas } = await pdfLeido((await kardexEnPdf({ quien, kardex, hoy })).file)
  expect(paginas.map(({ ancho, alto }) => [ancho, alto])).toEqual([[612, 792]])
  expect(paginas[0]?.renglones).toEqual(
    [
      'Universidad Comunal',
      'Kardex | Emitido el 20 de noviembre de 2026',
      'Nombre | Xóchitl Núñez Peña',
      'Matrícula | 202001DERIN0000001',
      'Programa | Licenciatura en Derecho Indígena',
      'Grupo | Séptimo A',
      'CUC | CUC Unión Hidalgo',
      'Semestre 2025-2',
      'Clave | Materia | Creditos | Calificacion | Acreditado',
      'DER-101 | Peritaje antropológico | 6.5 | 8 | Si',
      'DER-101 | Amparo | 6.5 | 9.5 | Si',
      'DER-101 | Derecho agrario | 6.5 | 5.4 | No',
      'Promedio | 7.63',
      'Semestre 2026-1',
      'Clave | Materia | Creditos | Calificacion | Acreditado',
      'DER-101 | Lengua originaria I | 6.5 | Sin calificar | Sin calificar',
      'DER-101 | Derecho penal | 6.5 | 10 | Sin calificar',
      'Promedio | Sin calificar',
      'Promedio general: 7.63 · Materias acreditadas: 2 · Créditos acreditados: 13',
      'Los promedios son solo de calificaciones cerradas por Servicios escolares.',
      'Nombre y firma de Servicios escolares',
      'Sello | CUC Unión Hidalgo',
      'Xóchitl Núñez Peña, 202001DERIN0000001 | Página 1 de 1',
    ].map(renglon =>
      expect.stringMatching(
        new RegExp(`^${renglon.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`)}$`),
      ),
    ),
  )
})

test('sixty subjects: no line is lost, a period is not torn, every page has letterhead and number', async () => {
  const kardex = Object.fromEntries(
    Array.from({ length: 12 }, (_, periodo) => [
      `Cuatrimestre ${2023 + Math.floor(periodo / 3)}-${(periodo % 3) + 1}`,
      Array.from({ length: 5 }, (_nada, cual) =>
        entrada(
          `Materia ${periodo * 5 + cual + 1} de nombre bastante largo`,
          String((60 + ((periodo * 7 + cual * 3) % 41)) / 10),
          'Si',
        ),
      ),
    ]),
  )
  const { paginas, texto } = await pdfLeido((await kardexEnPdf({ quien, kardex, hoy })).file)
  expect(paginas).toHaveLength(3)
  for (let materia = 1; materia <= 60; materia += 1)
    expect(texto).toContain(`DER-101 | Materia ${materia} de nombre bastante largo | 6.5 | `)
  for (const [lugar, { renglones }] of paginas.entries()) {
    expect(renglones[0]).toBe('Universidad Comunal')
    expect(renglones.at(-1)).toBe(`Xóchitl Núñez Peña, 202001DERIN0000001 | Página ${lugar + 1} de 3`)
    const periodos = renglones.filter(renglon => /^Cuatrimestre \d{4}-\d$/.test(renglon)).length
    expect(renglones.filter(renglon => renglon.startsWith('Promedio |'))).toHaveLength(periodos)
    expect(renglones.filter(renglon => renglon.startsWith('DER-101 | Materia '))).toHaveLength(periodos * 5)
  }
})

test('a period longer than a page goes on under its own heading, with one Promedio', async () => {
  const kardex = { Revalidadas: Array.from({ length: 60 }, (_, cual) => entrada(`Revalidada ${cual + 1}`, '8', 'Si')) }
  const { paginas, texto } = await pdfLeido((await kardexEnPdf({ quien, kardex, hoy })).file)
  expect(paginas.length).toBeGreaterThan(1)
  for (const { renglones } of paginas)
    expect(renglones).toContain('Clave | Materia | Creditos | Calificacion | Acreditado')
  expect(texto.match(/^Promedio \| 8\.00$/gm)).toHaveLength(1)
  for (let cual = 1; cual <= 60; cual += 1)
    expect(texto).toMatch(new RegExp(`^DER-101 \\| Revalidada ${cual} \\| 6\\.5 \\| 8 \\| Si$`, 'm'))
})

test('an empty kardex, names of nobody’s alphabet and very long ones print', async () => {
  serveFonts()
  const raro = { ...quien, nombre: `Tajëëw Ɨɨtsʉ ’Ñuʼu ${'Papaloapan '.repeat(20)}`, grupo: '', cuc: '' }
  const { texto, paginas } = await pdfLeido((await kardexEnPdf({ quien: raro, kardex: {}, hoy })).file)
  expect(paginas).toHaveLength(1)
  expect(texto).toContain('Tajëëw Ɨɨtsʉ ’Ñuʼu Papaloapan')
  expect(texto).toContain('Todavía no hay materias registradas.')
  expect(texto).not.toContain('Grupo')
})

test('the first periodo begins on the first page, however many subjects it has', async () => {
  for (const cuantas of [33, 35]) {
    const materias = Array.from({ length: cuantas }, (_, lugar) => entrada(`Materia ${lugar}`, '9', 'Si'))
    const { paginas } = await pdfLeido(
      (await kardexEnPdf({ quien, kardex: { 'Semestre 2026-1': materias }, hoy })).file,
    )
    expect(paginas).toHaveLength(2)
    expect(paginas[0]?.renglones.filter(renglon => renglon.includes('Materia '))).not.toHaveLength(0)
  }
})
