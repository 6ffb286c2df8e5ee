import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { avance, type Avance, type RegistroDeMateria } from '../../src/domain/avance.ts'
import { avisoDeCreditos } from '../../src/domain/certificados.ts'
import type { Ciclo } from '../../src/domain/ciclos.ts'
import { periodosDeKardex, resumenDeKardex, type EntradaDeKardex, type Kardex } from '../../src/domain/kardex.ts'
import { veces } from '../harness/aFondo.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante, grupo, persona, programa } from '../harness/filas.ts'
import { historia, tresPeriodos } from '../harness/historia.ts'

const cuantos = veces(200)
const creditosDe = [4, 4.5, 5, 6, 6.5, 7, 8, 9.5, 10, 12]
const escritos = ['2018-1', '2018-2', 'Semestre 2025-2']
const instituciones = ['Universidad del Istmo', 'Tecnológico de Oaxaca']

/** A generated grade. Its period is given by place; for some it is only a written text. */
type Una = {
  materia: number
  escrito: string | null
  periodo: number
  decimas: number | null
  cerrada: boolean
  previa: null | { tipo: string; institucion: string | null; estado: string }
}

let e: Escena
let propio: string
let oficina: string
let casos: readonly { matricula: string; tomadas: readonly Una[] }[]
let materias: readonly { id_materia: string; nombre: string }[]
let periodos: readonly { id_periodo: string; nombre: string }[]

/** Most grades pass, so that some students reach the 70 %. */
const decimas = fc.oneof(fc.nat(100), { arbitrary: fc.integer({ min: 55, max: 100 }), weight: 3 })

const deAqui: fc.Arbitrary<Una> = fc
  .record({ materia: fc.nat(9), periodo: fc.nat(2), decimas: fc.option(decimas), cerrada: fc.boolean() })
  .map(una => ({ ...una, cerrada: una.cerrada && una.decimas !== null, escrito: null, previa: null }))

const deAntes: fc.Arbitrary<Una> = fc
  .record({
    materia: fc.nat(9),
    periodo: fc.nat(2),
    escrito: fc.option(fc.constantFrom(...escritos)),
    decimas,
    tipo: fc.constantFrom('Ordinario', 'Extraordinario', 'Equivalencia', 'Revalidación'),
    institucion: fc.constantFrom(...instituciones),
    estado: fc.constantFrom('Confirmada', 'Confirmada', 'Confirmada', 'Por confirmar', 'Anulada'),
  })
  .map(({ tipo, institucion, estado, ...una }) => ({
    ...una,
    cerrada: true,
    previa: { tipo, institucion: /valen|valid/.test(tipo) ? institucion : null, estado },
  }))

const llave = ({ materia, escrito, periodo, previa }: Una) =>
  `${materia} ${escrito ?? periodo} ${previa ? previa.tipo : 'clase'}`

beforeAll(async () => {
  e = await escena()
  propio = await e.tokenDe('estudiante')
  oficina = await e.tokenDe('escolar')
  const hecha = await historia(e.db, { creditos: creditosDe, tomadas: [] })
  materias = hecha.materias
  periodos = hecha.periodos
  const [modelo] = await e.db.select().from(tables.estudiantes)
  if (!modelo) throw new Error('the cast has a student')
  const sorteo = fc.sample(
    fc
      .tuple(fc.array(deAqui, { maxLength: 14, size: 'max' }), fc.array(deAntes, { maxLength: 14, size: 'max' }))
      .map(([unas, otras]) => [...new Map([...unas, ...otras].map(una => [llave(una), una])).values()]),
    { numRuns: cuantos, seed: 20261122 },
  )
  casos = sorteo.map((tomadas, cual) => ({ matricula: `PREVIA${String(cual).padStart(12, '0')}`, tomadas }))
  const { busqueda: _, ...fila } = modelo
  await e.db
    .insert(tables.estudiantes)
    .values(casos.map(({ matricula }) => ({ ...fila, matricula, id_usuario: null, clave_grupo: grupo.clave_grupo })))
  const clases = await e.db
    .insert(tables.clases)
    .values(
      materias.flatMap(({ id_materia, nombre }) =>
        periodos.flatMap(({ id_periodo }) =>
          [false, true].map(cerrada => ({
            nombre,
            clave_programa: programa.clave,
            clave_grupo: grupo.clave_grupo,
            matricula: persona('F').matricula,
            id_materia,
            id_periodo,
            hora_inicio: '08:00',
            hora_final: '09:00',
            dias: [1],
            salon: 'A1',
            status_facilitador: true,
            status_escolar: cerrada,
          })),
        ),
      ),
    )
    .returning()
  const clasesDe = (una: Una) =>
    clases.find(
      clase =>
        clase.id_materia === materias[una.materia]?.id_materia &&
        clase.id_periodo === periodos[una.periodo]?.id_periodo &&
        clase.status_escolar === una.cerrada,
    )?.id_clase ?? ''
  await e.db.insert(clasesEstudiantes).values(
    casos.flatMap(({ matricula, tomadas }) =>
      tomadas
        .filter(({ previa }) => !previa)
        .map(una => ({
          id_clase: clasesDe(una),
          matricula,
          calificacion: una.decimas === null ? null : una.decimas / 10,
          acreditado: una.cerrada ? ((una.decimas ?? 0) >= 60 ? ('Si' as const) : ('No' as const)) : ('' as const),
        })),
    ),
  )
  await e.db.execute(
    sql`insert into "calificacionesPrevias" (matricula_estudiante, id_materia, id_periodo, periodo_escrito, calificacion, tipo, institucion, documento, motivo, estado, registrada_por)
      select d.matricula, d.id_materia, d.id_periodo, d.periodo_escrito, d.calificacion, d.tipo, d.institucion, d.institucion, 'Archivo', d.estado, 'Ana'
      from json_to_recordset(${JSON.stringify(
        casos.flatMap(({ matricula, tomadas }) =>
          tomadas.flatMap(({ previa, materia, escrito, periodo, decimas }) =>
            previa
              ? [
                  {
                    ...previa,
                    matricula,
                    id_materia: materias[materia]?.id_materia,
                    id_periodo: escrito === null ? periodos[periodo]?.id_periodo : null,
                    periodo_escrito: escrito,
                    calificacion: (decimas ?? 0) / 10,
                  },
                ]
              : [],
          ),
        ),
      )}::json) as d(matricula text, id_materia uuid, id_periodo uuid, periodo_escrito text, calificacion numeric, tipo text, institucion text, estado text)`,
  )
}, 120_000)
afterAll(() => e.cerrar())

const leido = async <T>(ruta: string, token: string): Promise<T> =>
  JSON.parse((await e.pedir('GET', ruta, { token })).texto).data

/** Computes a mean in hundredths, halves up, in whole numbers: no code under test. */
const media = (decimas: readonly number[]) => {
  if (decimas.length === 0) return 'Sin calificar'
  const suma = decimas.reduce((total, una) => total + una, 0)
  const centesimos = Math.floor((suma * 20 + decimas.length) / (2 * decimas.length))
  return `${Math.floor(centesimos / 100)}.${String(centesimos % 100).padStart(2, '0')}`
}

const renglon = (entrada: EntradaDeKardex) =>
  [
    entrada.nombre_materia,
    entrada.calificacion_estudiante,
    entrada.acreditado_estudiante,
    entrada.previa?.tipo ?? '',
    entrada.previa?.institucion ?? '',
  ].join('|')

const esperado = ({ materia, decimas, cerrada, previa }: Una) =>
  [
    materias[materia]?.nombre,
    decimas === null ? 'Sin calificar' : String(decimas / 10),
    !cerrada ? '' : (decimas ?? 0) >= 60 ? 'Si' : 'No',
    previa?.tipo ?? '',
    previa?.institucion ?? '',
  ].join('|')

/** Moves the only student account to this student. */
const prestarCuenta = async (matricula: string) => {
  await e.db.execute(
    sql`with antes as (update estudiantes set id_usuario = null where id_usuario is not null returning 1) select count(*) from antes`,
  )
  await e.db.execute(
    sql`update estudiantes set id_usuario = (select id from usuarios where rol = 'estudiante') where matricula = ${matricula}`,
  )
}

test(`own and past grades agree to the last decimal wherever they are shown, for ${cuantos} students`, async () => {
  const candidatos = new Set(
    (await leido<{ matricula: string }[]>('cuc/estudiantes/setenta-porciento/escolar', oficina)).map(
      ({ matricula }) => matricula,
    ),
  )
  let conMarca = 0
  for (const { matricula, tomadas } of casos) {
    const cuentan = tomadas.filter(({ previa }) => !previa || previa.estado === 'Confirmada')
    await prestarCuenta(matricula)
    const kardex = await leido<Kardex>('estudiantes/clases/general/totales', propio)
    expect(await leido(`coordi-escolar/estudiantes/${matricula}/clases/generales/total`, oficina)).toEqual(kardex)

    const deCatalogo = tresPeriodos.map((_, cual) =>
      cuentan.filter(una => una.escrito === null && una.periodo === cual),
    )
    const soloEscritos = escritos.map(nombre => cuentan.filter(una => una.escrito === nombre))
    const doble = deCatalogo[0]?.length && soloEscritos[2]?.length
    const secciones = [
      ...escritos.map(
        (nombre, cual) =>
          [doble && cual === 2 ? `${nombre} (de otro registro)` : nombre, soloEscritos[cual] ?? []] as const,
      ),
      ...tresPeriodos.map(
        ({ nombre }, cual) =>
          [doble && cual === 0 ? `${nombre} (01/08/2025)` : nombre, deCatalogo[cual] ?? []] as const,
      ),
    ].filter(([, unas]) => unas.length)
    const vistas = periodosDeKardex(kardex)
    expect(vistas.map(({ periodo }) => periodo)).toEqual(secciones.map(([nombre]) => nombre))
    for (const [cual, [, unas]] of secciones.entries()) {
      expect(vistas[cual]?.entradas.map(renglon).toSorted()).toEqual(unas.map(esperado).toSorted())
      expect(vistas[cual]?.promedio).toBe(media(unas.flatMap(({ decimas }) => decimas ?? [])))
    }
    const boletas = await leido<{ id_periodo: string }[]>('estudiantes/pertenece/periodos', propio)
    expect(boletas).toHaveLength(secciones.length)
    for (const [cual, { id_periodo }] of boletas.toReversed().entries()) {
      const boleta = await leido<EntradaDeKardex[]>(
        `estudiantes/clases/periodo/${encodeURIComponent(id_periodo)}`,
        propio,
      )
      expect(boleta.map(renglon)).toEqual(vistas[cual]?.entradas.map(renglon))
    }
    conMarca += Object.values(kardex)
      .flat()
      .filter(({ previa }) => previa).length

    const pasadas = new Set(
      cuentan.filter(({ cerrada, decimas }) => cerrada && (decimas ?? 0) >= 60).map(({ materia }) => materia),
    )
    const medios = (cuales: readonly number[]) =>
      cuales.reduce((suma, cual) => suma + Math.round((creditosDe[cual] ?? 0) * 2), 0)
    const [hechos, todos] = [medios([...pasadas]), medios(creditosDe.map((_, cual) => cual))]
    const debe: Avance = {
      materias: { aprobado: pasadas.size, total: 10, porcentaje: pasadas.size * 10 },
      creditos: { aprobado: hechos / 2, total: todos / 2, porcentaje: Math.floor((hechos * 1000) / todos) / 10 },
      alcanzaServicioSocial: pasadas.size >= 7,
    }
    expect(resumenDeKardex(kardex)).toEqual({
      promedio: media(cuentan.flatMap(({ cerrada, decimas }) => (cerrada ? (decimas ?? []) : []))),
      aprobadas: pasadas.size,
      creditos: hechos / 2,
    })
    const malla = await leido<{ reticula: { arregloMateriasSeleccionadas: Ciclo[] }; materias: RegistroDeMateria[] }>(
      'estudiantes/materias/reticula',
      propio,
    )
    expect(
      avance(
        malla.reticula.arregloMateriasSeleccionadas.flatMap(ciclo => ciclo.materias),
        malla.materias,
      ),
    ).toEqual(debe)
    expect(new Set(malla.materias.map(({ id_materia }) => id_materia)).size).toBe(
      new Set(cuentan.map(({ materia }) => materia)).size,
    )
    const certificado = await leido<{ avance: Avance }>(`estudiantes/${matricula}/certificado`, oficina)
    expect(certificado.avance).toEqual(debe)
    expect(avisoDeCreditos('Completo', certificado.avance.creditos) === undefined).toBe(pasadas.size === 10)
    expect(avisoDeCreditos('50%', certificado.avance.creditos) === undefined).toBe(hechos * 2 >= todos)
    expect(candidatos.has(matricula)).toBe(pasadas.size >= 7)
  }
  expect(conMarca).toBeGreaterThan(2.5 * cuantos)
  expect(candidatos.size).toBeGreaterThan(cuantos / 40)
  await prestarCuenta(estudiante.matricula)
}, 300_000)

test('a subject that was passed before is not offered again', async () => {
  const clases = await e.db.select().from(tables.clases).where(eq(tables.clases.status_escolar, false))
  const [clase] = clases
  const cual = materias.findIndex(({ id_materia }) => id_materia === clase?.id_materia)
  const ofrecidos = new Set(
    (await leido<{ matricula: string }[]>(`programa/clases/${clase?.id_clase}/estudiantes`, oficina)).map(
      ({ matricula }) => matricula,
    ),
  )
  for (const { matricula, tomadas } of casos) {
    const suyas = tomadas.filter(
      ({ materia, previa }) => materia === cual && (!previa || previa.estado === 'Confirmada'),
    )
    expect([matricula, ofrecidos.has(matricula)]).toEqual([
      matricula,
      !suyas.some(({ cerrada, decimas, previa }) => (cerrada ? (decimas ?? 0) >= 60 : !previa)),
    ])
  }
})
