import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { porReinscribir, situacionDe } from '../../server/academico/situacionDe.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { foliosDeCertificados } from '../../server/custom/certificados/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { faltaParaReinscribir } from '../../src/domain/reinscripcion.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

const { db, cerrar } = await baseDePrueba({ demostrada: true })
afterAll(cerrar)

test('requests of every type in every state, in both groups of degrees, with exactly the files of their state', async () => {
  const todas = await db.select().from(tables.certificados)
  const movimientos = await db.select().from(pasos).where(eq(pasos.proceso, 'certificados')).orderBy(pasos.n)
  const conArchivo = (n_folio: string) =>
    movimientos.flatMap(({ caso, archivo, a }) => (caso === n_folio && archivo ? [a] : []))
  for (const posgrado of [false, true]) {
    const suyas = todas.filter(({ nivel }) => ['Maestría', 'Especialidad', 'Doctorado'].includes(nivel) === posgrado)
    expect(new Set(suyas.map(({ tipo_certificado, estado }) => `${tipo_certificado} ${estado}`)).size).toBe(9)
  }
  const esperadas = {
    'Sin comprobante': [],
    'Por emitir': ['Por emitir'],
    Emitido: ['Por emitir', 'Emitido'],
    'No procede': ['Por emitir'],
  }
  for (const { n_folio, estado } of todas) expect(conArchivo(n_folio)).toEqual(esperadas[estado])
  expect(await db.select().from(foliosDeCertificados)).toEqual([{ anio: 2026, ultimo: todas.length }])
})

test('at the campus of the demonstration some students wait to be re-enrolled, and others do not for each of the reasons', async () => {
  const suyos = await db
    .select({ matricula: tables.estudiantes.matricula })
    .from(tables.estudiantes)
    .innerJoin(tables.grupos, eq(tables.grupos.clave_grupo, tables.estudiantes.clave_grupo))
    .where(eq(tables.grupos.clave_cuc, 'CUC20IST01'))
  const motivos = new Map<string, number>()
  for (const { matricula } of suyos) {
    const situacion = await situacionDe(db, matricula)
    const motivo = (situacion && faltaParaReinscribir(situacion))?.slice(0, 28) ?? 'espera'
    motivos.set(motivo, (motivos.get(motivo) ?? 0) + 1)
  }
  expect(motivos.get('espera')).toBeGreaterThan(3)
  for (const motivo of [
    'El estudiante ya fue reinscri',
    'Servicios escolares aún no c',
    'El estudiante ya está en el ',
  ])
    expect([...motivos.keys()].some(cada => motivo.startsWith(cada))).toBe(true)
})

test('a raise for each period that a student left behind, and none over the cycles of the programme', async () => {
  expect(await db.$count(tables.estudiantes, porReinscribir())).toBeGreaterThan(10)
  expect(await db.$count(tables.reinscripciones)).toBeGreaterThan(1000)
  expect(await db.$count(pasos, eq(pasos.proceso, 'reinscripciones'))).toBe(await db.$count(tables.reinscripciones))
  const filas = await db
    .select({
      semestre: tables.estudiantes.semestre,
      duracion: tables.programas.duracion,
      alcanzado: tables.reinscripciones.semestre,
    })
    .from(tables.reinscripciones)
    .innerJoin(tables.estudiantes, eq(tables.estudiantes.matricula, tables.reinscripciones.matricula))
    .innerJoin(tables.programas, eq(tables.programas.clave, tables.estudiantes.clave_programa))
  expect(filas.filter(({ semestre, duracion, alcanzado }) => alcanzado > semestre || semestre > duracion)).toEqual([])
})
