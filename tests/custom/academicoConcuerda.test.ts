import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { avances } from '../../server/academico/avances.ts'
import { situaciones } from '../../server/academico/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { acreditado } from '../../src/domain/acreditado.ts'
import { avance, type RegistroDeMateria } from '../../src/domain/avance.ts'
import type { Ciclo } from '../../src/domain/ciclos.ts'
import { periodosDeKardex, resumenDeKardex, type EntradaDeKardex, type Kardex } from '../../src/domain/kardex.ts'
import { veces } from '../harness/aFondo.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { historia, type Tomada } from '../harness/historia.ts'

let e: Escena
let propio: string
let deOficina: string
beforeAll(async () => {
  e = await escena()
  propio = await e.tokenDe('estudiante')
  deOficina = await e.tokenDe('escolar')
})
afterAll(() => e.cerrar())

const leido = async <T>(ruta: string, token: string): Promise<T> =>
  JSON.parse((await e.pedir('GET', ruta, { token })).texto).data

/** Generates grades in tenths, of classes that are open, graded, or closed by the office. */
const tomada = (materias: number): fc.Arbitrary<Tomada> =>
  fc
    .record({
      materia: fc.nat(materias - 1),
      periodo: fc.nat(2),
      decimas: fc.nat(100),
      etapa: fc.constantFrom('abierta', 'calificada', 'cerrada'),
    })
    .map(({ materia, periodo, decimas, etapa }) => ({
      materia,
      periodo,
      calificacion: etapa === 'abierta' ? null : decimas / 10,
      acreditado: etapa === 'cerrada' ? acreditado(decimas / 10) : '',
    }))

const historial = fc
  .array(
    fc.integer({ min: 8, max: 40 }).map(medios => medios / 2),
    { minLength: 1, maxLength: 12 },
  )
  .chain(creditos =>
    fc.record({ creditos: fc.constant(creditos), tomadas: fc.array(tomada(creditos.length), { maxLength: 25 }) }),
  )

/** Computes the mean of tenths in hundredths, halves up, in whole numbers: no code under test. */
const mediaEnteraDe = (calificaciones: readonly number[]) => {
  const suma = calificaciones.reduce((total, una) => total + Math.round(una * 10), 0)
  const centesimos = Math.floor((suma * 20 + calificaciones.length) / (2 * calificaciones.length))
  return `${Math.floor(centesimos / 100)}.${String(centesimos % 100).padStart(2, '0')}`
}

test('kardex, boleta, grid, progress and the 70 % never disagree, for any history', async () => {
  await fc.assert(
    fc.asyncProperty(historial, async ({ creditos, tomadas }) => {
      const { materias, periodos } = await historia(e.db, { creditos, tomadas })
      const kardex = await leido<Kardex>('estudiantes/clases/general/totales', propio)
      expect(
        await leido(`coordi-escolar/estudiantes/${estudiante.matricula}/clases/generales/total`, deOficina),
      ).toEqual(kardex)

      for (const { periodo, entradas, promedio } of periodosDeKardex(kardex)) {
        const lugar = periodos.findIndex(({ nombre }) => nombre === periodo)
        const boleta = await leido<EntradaDeKardex[]>(
          `estudiantes/clases/periodo/${periodos[lugar]?.id_periodo}`,
          propio,
        )
        expect(
          boleta.map(({ nombre_materia, creditos_materia, calificacion_estudiante, acreditado_estudiante }) => [
            nombre_materia,
            creditos_materia,
            calificacion_estudiante,
            acreditado_estudiante,
          ]),
        ).toEqual(
          entradas.map(({ nombre_materia, creditos_materia, calificacion_estudiante, acreditado_estudiante }) => [
            nombre_materia,
            creditos_materia,
            calificacion_estudiante,
            acreditado_estudiante,
          ]),
        )
        const notas = tomadas.flatMap(({ periodo: cual, calificacion }) =>
          cual === lugar && calificacion !== null ? [calificacion] : [],
        )
        expect(promedio).toBe(notas.length ? mediaEnteraDe(notas) : 'Sin calificar')
      }
      expect(Object.values(kardex).flat()).toHaveLength(tomadas.length)

      const malla = await leido<{ reticula: { arregloMateriasSeleccionadas: Ciclo[] }; materias: RegistroDeMateria[] }>(
        'estudiantes/materias/reticula',
        propio,
      )
      expect(await leido(`coordi-escolar/estudiantes/${estudiante.matricula}/materias/reticula`, deOficina)).toEqual(
        malla,
      )
      for (const [lugar, { id_materia }] of materias.entries()) {
        const veces = tomadas.filter(({ materia }) => materia === lugar)
        const registro = malla.materias.find(cada => cada.id_materia === id_materia)
        expect(registro === undefined).toBe(veces.length === 0)
        if (veces.some(vez => vez.acreditado === 'Si')) expect(registro?.acreditado).toBe('Si')
        else if (registro)
          expect(
            veces
              .filter(({ periodo }) => periodo === Math.max(...veces.map(vez => vez.periodo)))
              .map(vez => vez.acreditado),
          ).toContain(registro.acreditado)
      }

      const enLaMalla = avance(
        malla.reticula.arregloMateriasSeleccionadas.flatMap(ciclo => ciclo.materias),
        malla.materias,
      )
      const enLaBase = (await avances(e.db, eq(tables.estudiantes.matricula, estudiante.matricula))).get(
        estudiante.matricula,
      )
      expect(enLaBase).toEqual(enLaMalla)
      const aprobadas = new Set(tomadas.filter(vez => vez.acreditado === 'Si').map(({ materia }) => materia))
      expect(enLaMalla.materias).toMatchObject({ aprobado: aprobadas.size, total: creditos.length })
      const cerradas = tomadas.flatMap(({ calificacion, acreditado: si }) =>
        si !== '' && calificacion !== null ? [calificacion] : [],
      )
      expect(resumenDeKardex(kardex)).toMatchObject({
        promedio: cerradas.length ? mediaEnteraDe(cerradas) : 'Sin calificar',
        aprobadas: aprobadas.size,
        creditos: enLaMalla.creditos.aprobado,
      })
      const [candidato] = await e.db
        .select({ si: situaciones.candidato })
        .from(situaciones)
        .where(eq(situaciones.matricula, estudiante.matricula))
      expect(candidato?.si).toBe(aprobadas.size * 10 >= creditos.length * 7)
      expect(enLaMalla.alcanzaServicioSocial).toBe(candidato?.si)
      expect(enLaMalla.materias.porcentaje >= 70).toBe(candidato?.si)
    }),
    { numRuns: veces(30) },
  )
}, 120_000)
