import { expect, test } from 'vitest'
import type { ClaseDeCarga } from '../../src/domain/cargaAcademica.ts'
import { horarioEnPdf } from '../../src/pdf/horarioEnPdf.ts'
import { letrasDe, pdfLeido } from '../harness/pdf.ts'

const estudiante = {
  matricula: '202601DERIN0000001',
  nombreC: 'Xóchitl Núñez Peña',
  programa: 'Licenciatura en Derecho Indígena',
  grupo: 'Primero A',
  cuc: 'CUC Unión Hidalgo',
}
const clase = (
  nombre_materia: string,
  dias: number[],
  hora_inicio: string,
  hora_final: string,
  salon_clase = 'A1',
): ClaseDeCarga => ({
  nombre_clase: `G1_${nombre_materia}`,
  nombre_materia,
  nombre_facilitador: 'Ubaldo',
  apellidoP_facilitador: 'Cruz',
  apellidoM_facilitador: 'Ávila',
  salon_clase,
  dias,
  hora_inicio,
  hora_final,
  status_facilitador: false,
  calificacion_estudiante: 'Sin calificar',
  retroalimentacion_estudiante: '',
  creditos_materia: 6,
  periodo: 'Semestre 2026-2',
})
const leido = async (clases: readonly ClaseDeCarga[]) =>
  pdfLeido((await horarioEnPdf({ clases, estudiante, hoy: '2026-11-20' })).file)

test('one sheet across: whose it is, the days, the hours, and every class with room and facilitador', async () => {
  const { paginas, texto } = await leido([
    clase('Derecho agrario', [1, 3], '09:00', '10:30'),
    clase('Amparo', [2, 4], '11:00', '13:00', 'Aula Magna'),
    clase('Lengua originaria I', [5], '16:00', '17:30'),
  ])
  expect(paginas.map(({ ancho, alto }) => [ancho, alto])).toEqual([[792, 612]])
  expect(paginas[0]?.renglones.slice(0, 5)).toEqual([
    'Universidad Comunal',
    'Horario, Semestre 2026-2 | Emitido el 20 de noviembre de 2026',
    'Xóchitl Núñez Peña',
    '202601DERIN0000001 · Licenciatura en Derecho Indígena · Primero A · CUC Unión Hidalgo',
    'Lunes | Martes | Miércoles | Jueves | Viernes',
  ])
  for (const hora of ['09:00', '12:00', '18:00']) expect(texto).toMatch(new RegExp(`^${hora}`, 'm'))
  expect(texto).not.toMatch(/^08:00|^19:00/m)
  expect(texto.match(/Derecho agrario/g)).toHaveLength(2)
  expect(texto.match(/09:00 a 10:30/g)).toHaveLength(2)
  expect(texto.match(/Salón Aula Magna/g)).toHaveLength(2)
  expect(texto.match(/Ubaldo Cruz Ávila/g)).toHaveLength(5)
})

test('Saturday has its column when something is held on it', async () => {
  const { paginas } = await leido([clase('Seminario', [6], '08:00', '10:00')])
  expect(paginas[0]?.renglones).toContain('Lunes | Martes | Miércoles | Jueves | Viernes | Sábado')
})

test('classes at the same hour and very long names stay readable on the one sheet', async () => {
  const { paginas, texto } = await leido([
    clase(
      'Construcción de viviendas sismorresistentes con materiales locales de la región',
      [1, 2, 3, 4, 5, 6],
      '07:00',
      '07:45',
      'Laboratorio de Suelos',
    ),
    clase('Amparo', [1], '07:00', '09:00'),
    clase('Didáctica', [1], '07:30', '08:30'),
    clase('Cierre', [1], '20:00', '22:00'),
  ])
  expect(paginas).toHaveLength(1)
  for (const palabra of ['Amparo', 'Didáctica', 'Cierre']) expect(texto).toContain(palabra)
  for (const [palabra, veces] of [
    ['Construcción', 6],
    ['sismorresistentes', 6],
    ['Laboratorio', 6],
    ['Ubaldo', 9],
  ] as const)
    expect(texto.match(new RegExp(palabra, 'g'))).toHaveLength(veces)
})

test('a class of a quarter of an hour and six at the same hour are written in their boxes, no smaller than a note', async () => {
  const seis = [1, 2, 3, 4, 5, 6].map(cual => clase(`Lengua originaria ${cual}`, [2], '10:00', '11:00'))
  const clases = [
    clase('Zapoteco', [1], '06:30', '07:15'),
    ...seis,
    clase('Corta', [4], '10:00', '10:15'),
    clase('Nocturna', [6], '22:00', '23:59'),
  ]
  const letras = await letrasDe((await horarioEnPdf({ clases, estudiante, hoy: '2026-11-20' })).file)
  const de = (texto: string) => letras.filter(letra => letra.texto.includes(texto))
  expect(de('originaria')).toHaveLength(6)
  for (const { alto } of [...de('originaria'), ...de('Zapoteco')]) expect(alto).toBeGreaterThanOrEqual(5)
  for (const { alto } of de('Corta')) expect(alto).toBeGreaterThanOrEqual(3)
  /* The lines of hours stand left of the days; their heights tell where a box may write. */
  const [diez, once] = ['10:00', '11:00'].map(hora => letras.find(({ texto }) => texto === hora)?.y ?? 0)
  for (const { y } of de('originaria')) {
    expect(y).toBeLessThan(diez ?? 0)
    expect(y).toBeGreaterThan(once ?? 0)
  }
})

test('a class without room or facilitador has no empty label', async () => {
  const sola = {
    ...clase('Milpa', [5], '10:00', '12:00', ''),
    nombre_facilitador: '',
    apellidoP_facilitador: '',
    apellidoM_facilitador: '.',
  }
  const { texto } = await leido([sola])
  expect(texto).toContain('10:00 a 12:00')
  expect(texto).not.toContain('Salón')
})
