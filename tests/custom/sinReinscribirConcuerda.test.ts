import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { situacionDe } from '../../server/academico/situacionDe.ts'
import { sinReinscribir } from '../../server/custom/clases/sinReinscribir.ts'
import { tables } from '../../server/university/tables.ts'
import { faltaParaReinscribir, fraseDeSinReinscribir } from '../../src/domain/reinscripcion.ts'
import { veces } from '../harness/aFondo.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { programa } from '../harness/filas.ts'
import { reinscrito } from '../harness/reinscrito.ts'
import { periodo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let quien: string
let periodos: readonly string[]
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  ;[quien = ''] = await alumnos(e.db, claves, 1)
  const dados = await e.db
    .insert(tables.periodos)
    .values(
      [
        ['2025-A', '2025-02-01', '2025-07-01'],
        ['2025-A corto', '2025-02-01', '2025-06-01'],
        ['2025-B', '2025-08-01', '2025-12-15'],
      ].map(([nombre = '', fecha_inicio = '', fecha_final = '']) => ({
        ...periodo,
        nombre,
        fecha_inicio,
        fecha_final,
      })),
    )
    .returning()
  periodos = dados.map(({ id_periodo }) => id_periodo)
})
afterAll(() => e.cerrar())

const situacion = fc.record({
  estatus: fc.constantFrom(0, 1, 1, 1, 1),
  semestre: fc.constantFrom(1, programa.duracion - 1, programa.duracion),
  tomadas: fc.array(fc.record({ periodo: fc.nat(2), cerrada: fc.boolean() }), { minLength: 1, maxLength: 2 }),
  reinscrito: fc.option(fc.nat(2), { freq: 3 }),
  en: fc.constantFrom(0, 0, 1, 2, 2),
})

it('with any history, the students warned of at a class of a later periodo are those who wait for re-enrolment, or will once all is closed', async () => {
  await fc.assert(
    fc.asyncProperty(situacion, async ({ estatus, semestre, tomadas, reinscrito: tras, en }) => {
      await e.db.execute(sql`truncate clases, reinscripciones cascade`)
      await e.db.update(tables.estudiantes).set({ estatus, semestre }).where(eq(tables.estudiantes.matricula, quien))
      for (const { periodo: cual, cerrada } of tomadas) {
        const cambios = { id_periodo: periodos[cual] ?? '', status_facilitador: cerrada, status_escolar: cerrada }
        await clase(e.db, claves, { matriculas: [quien], cambios })
      }
      if (tras !== null) await reinscrito(e.db, { id_periodo: periodos[tras] ?? '', matricula: quien })
      const id_clase = await clase(e.db, claves, { cambios: { id_periodo: periodos[en] ?? '' } })
      const suya = await situacionDe(e.db, quien)
      const ultimo = suya?.ultimo
      const esAnterior = orden.indexOf(periodos.indexOf(suya?.id_periodo ?? '')) < orden.indexOf(en)
      const espera =
        suya && ultimo && esAnterior && !faltaParaReinscribir({ ...suya, ultimo: { ...ultimo, porCalificar: [] } })
      const abierto = espera && faltaParaReinscribir(suya) !== undefined
      expect((await sinReinscribir(e.db, { id_clase }, [quien])).map(({ texto }) => texto)).toEqual(
        espera
          ? [fraseDeSinReinscribir(['Ana PérezA000 Cruz'], { periodo: ultimo.periodo, abierto: abierto === true })]
          : [],
      )
    }),
    { numRuns: veces(480) },
  )
})

/** The periodos by place, oldest first. Of two that begin on one day, the one that ends first comes first. */
const orden = [1, 0, 2]
