import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { choquesDelCuc } from '../../server/custom/choques/clasesQueChocan.ts'
import { tables } from '../../server/university/tables.ts'
import { seTraslapan, type Ocupacion } from '../../src/domain/choques.ts'
import { veces } from '../harness/aFondo.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, grupo, persona } from '../harness/filas.ts'
import { otroCuc, otroGrupo, periodo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let periodos: (typeof tables.periodos.$inferSelect)[]
let quienes: string[]
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  await e.db.insert(tables.grupos).values({ ...grupo, clave_grupo: 'COM-1B', nombre: 'Primero B' })
  periodos = [
    ...(await e.db.select().from(tables.periodos)),
    ...(await e.db
      .insert(tables.periodos)
      .values([
        { ...periodo, nombre: 'Intensivo', fecha_inicio: '2026-11-01', fecha_final: '2027-02-15' },
        { ...periodo, nombre: '2020-B', fecha_inicio: '2020-08-01', fecha_final: '2021-01-31' },
      ])
      .returning()),
  ]
  quienes = [
    ...(await alumnos(e.db, claves, 2)),
    ...(await alumnos(e.db, claves, 1, { letra: 'B', clave_grupo: 'COM-1B' })),
    ...(await alumnos(e.db, claves, 1, { letra: 'C', clave_grupo: otroGrupo.clave_grupo })),
  ]
})
afterAll(() => e.cerrar())

const grupos = [
  { clave_grupo: grupo.clave_grupo, de: cuc.clave },
  { clave_grupo: 'COM-1B', de: cuc.clave },
  { clave_grupo: otroGrupo.clave_grupo, de: otroCuc.clave },
]
const horas = [
  { hora_inicio: '09:00', hora_final: '10:30' },
  { hora_inicio: '10:00', hora_final: '11:00' },
  { hora_inicio: '11:00', hora_final: '12:00' },
]
const sesion = fc.record({
  grupo: fc.constantFrom(...grupos),
  cual: fc.nat(2),
  horas: fc.constantFrom(...horas),
  dias: fc.subarray([1, 2], { minLength: 1 }),
  matricula: fc.constantFrom(persona('F').matricula, persona('G').matricula),
  salon: fc.constantFrom('A1', 'a1', 'B2'),
  inscritos: fc.subarray([0, 1, 2, 3]),
})

it('with any periodos, campuses and groups, the clashes of a campus equal a plain computation', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(sesion, { minLength: 2, maxLength: 6 }),
      fc.subarray([0, 1, 2, 3]),
      async (sesiones, inactivos) => {
        await e.db.execute(sql`truncate clases cascade`)
        const idos = inactivos.map(lugar => quienes[lugar] ?? '')
        await e.db
          .update(tables.estudiantes)
          .set({ estatus: sql`case when matricula = any(${sql.param(idos)}) then 0 else 1 end` })
        const puestas: Puesta[] = []
        for (const { grupo: suyo, cual, inscritos, horas: hora, ...demas } of sesiones) {
          const { id_periodo = '', fecha_inicio = '', fecha_final = '' } = periodos[cual] ?? {}
          const matriculas = inscritos.map(lugar => quienes[lugar] ?? '')
          const cambios = { ...demas, ...hora, clave_grupo: suyo.clave_grupo, id_periodo }
          const id_clase = await clase(e.db, claves, { matriculas, cambios })
          puestas.push({ ...cambios, id_clase, de: suyo.de, matriculas, fecha_inicio, fecha_final })
        }
        for (const { clave } of [cuc, otroCuc])
          for (const { id_periodo } of periodos) {
            const suyas = puestas.filter(una => una.de === clave && una.id_periodo === id_periodo)
            const esperados = suyas.flatMap(una =>
              puestas
                .filter(otra => otra !== una && seTraslapan(una, otra))
                .flatMap(otra => [
                  ...(una.matricula === otra.matricula ? [par('facilitador', una, otra)] : []),
                  ...(una.clave_grupo === otra.clave_grupo ? [par('grupo', una, otra)] : []),
                  ...(una.de === otra.de && una.salon.toLowerCase() === otra.salon.toLowerCase()
                    ? [par('salon', una, otra)]
                    : []),
                  ...(una.clave_grupo !== otra.clave_grupo &&
                  una.matriculas.some(cada => otra.matriculas.includes(cada) && !idos.includes(cada))
                    ? [par('estudiantes', una, otra)]
                    : []),
                ]),
            )
            const { choques } = await choquesDelCuc(e.db, clave, id_periodo)
            expect(
              choques.map(({ por, id_una, id_clase }) => par(por, { id_clase: id_una }, { id_clase })).toSorted(),
            ).toEqual([...new Set(esperados)].toSorted())
          }
      },
    ),
    { numRuns: veces(120) },
  )
})

type Puesta = Ocupacion & {
  id_clase: string
  id_periodo: string
  de: string
  clave_grupo: string
  matricula: string
  salon: string
  matriculas: readonly string[]
}

/** Names a clash of two classes, the same in either order. */
const par = (por: string, una: { id_clase: string }, otra: { id_clase: string }) =>
  [por, ...[una.id_clase, otra.id_clase].toSorted()].join(' ')
