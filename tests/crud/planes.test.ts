import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bulkTransaction } from '../../server/db/bulkTransaction.ts'
import { planQuickly } from '../../server/db/planQuickly.ts'
import { clasesEnComun } from '../../server/custom/choques/clasesQueChocan.ts'
import { multiplyEstudiantes } from '../../server/seed/multiplyEstudiantes.ts'
import { busquedas, lado, llamadas } from '../bench/llamadas.ts'
import { tiempoDeBase } from '../bench/tiempoDeBase.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { certificadosDeMuchos, previasDeMuchos } from '../harness/deMuchos.ts'
import { faltasDePlan } from '../harness/faltasDePlan.ts'
import { planDeSentencia, planesDeSentencias, type Nodo } from '../harness/planDeSentencia.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
let universidad: Awaited<ReturnType<typeof lado>>
let client: pg.Client
beforeAll(async () => {
  base = await baseDePrueba({ sembrada: true })
  await bulkTransaction(base.db, tx => multiplyEstudiantes(tx, 22))
  await base.db.execute(previasDeMuchos)
  await base.db.execute(certificadosDeMuchos)
  await base.db.execute(sql`vacuum analyze`)
  universidad = await lado(base.db)
  client = new pg.Client(base.url)
  await client.connect()
  await client.query(`set ${planQuickly}`)
}, 120_000)
afterAll(async () => {
  await client.end()
  await base.cerrar()
})

const planDe = (text: string, values: unknown) => planDeSentencia(client, text, values)

/** Searches that discard rows: facilitadores of a common name have handed in grades often enough for a page to be found on the way. */
const halladasDePaso = ['entregas de «garcia»']

/** Returns the faults of a statement's plan, for this much data. */
const faltasDe = async (text: string, values: unknown, modo = {}) => faltasDePlan(await planDe(text, values), modo)

const sentenciasDe = async (cual: string) => {
  const [, rol, ruta, cuerpo] = llamadas.find(([nombre]) => nombre === cual) ?? []
  if (!rol || !ruta) throw new Error(`no call «${cual}»`)
  return (await tiempoDeBase(() => universidad.leer(rol, ruta(universidad), cuerpo?.(universidad)))).sentencias
}

/** Two letters match so often that reading finds a page wherever it begins, without an index. */
const porIndice = busquedas.filter(([nombre]) => !nombre.startsWith('buscar ma,'))

it.each([...llamadas, ...porIndice].map(([nombre, rol, ruta, cuerpo]) => ({ nombre, rol, ruta, cuerpo })))(
  '$nombre: reads no growing table from end to end, few rows in vain, and sorts nothing on disk',
  async ({ nombre, rol, ruta, cuerpo }) => {
    const dePaso = halladasDePaso.includes(nombre)
    await universidad.leer(rol, 'perfil').catch(() => undefined)
    const { sentencias } = await tiempoDeBase(() => universidad.leer(rol, ruta(universidad), cuerpo?.(universidad)))
    const lecturas = sentencias.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
    expect(lecturas.length).toBeGreaterThan(0)
    for (const { text, values } of lecturas)
      expect([text, await faltasDe(text, values, { dePaso })]).toEqual([text, []])
  },
)

it('possible duplicates are read from indexes, in their order', async () => {
  const { sentencias } = await tiempoDeBase(() => universidad.leer('coordinador', 'duplicados'))
  const nodos = await planesDeSentencias(client, sentencias)
  const grandes: unknown[] = ['estudiantes', 'facilitadores']
  const indices = nodos.flat().flatMap(nodo => (grandes.includes(nodo['Relation Name']) ? nodo['Index Name'] : []))
  expect(indices).toContain('estudiantes_por_huella')
  expect(indices).toContain('estudiantes_curp_continua')
  expect(indices).toContain('facilitadores_por_huella')
})

it('a part of an e-mail is found in an index of all accounts', async () => {
  const { sentencias } = await tiempoDeBase(() =>
    universidad.leer('coordinador', 'facilitadores?filter={"email_contiene":"garcia"}&range=[0,9]'),
  )
  const suyas = sentencias.filter(({ text }) => /"email" like/.test(text))
  const nodos = (await planesDeSentencias(client, suyas)).flat()
  expect(nodos.map(nodo => nodo['Index Name'])).toContain('usuarios_correo')
})

it.each([['CUC con cartas por liberar'], ['CUC con clases']])(
  '%s: a cascade reads rows by their stored campus, without the tables between',
  async cual => {
    const suyas = (await sentenciasDe(cual)).filter(({ text }) => / in \(select /.test(text))
    expect(suyas.length).toBeGreaterThan(0)
    for (const { text } of suyas) expect(text).not.toMatch(/from "(estudiantes|grupos)"/)
  },
)

it('the clashes of a campus read only the enrolments of another group', async () => {
  const sentencias = await sentenciasDe('choques de un CUC')
  const suyas = sentencias.filter(({ text }) => text.includes('delosmismos'))
  const nodos = await planesDeSentencias(client, suyas)
  const leidas = nodos.flat().filter(nodo => nodo['Relation Name'] === 'clases_estudiantes')
  expect(new Set(leidas.map(nodo => nodo['Index Name']))).toEqual(
    new Set(['clases_estudiantes_ajenas', 'clases_estudiantes_ajenas_suyas', 'clases_estudiantes_unico']),
  )
})

it.each([
  ['quién puede entrar a la clase', 'clases_estudiantes', 'clases_estudiantes_matricula'],
  ['quién puede cursar la materia', 'clases_estudiantes', 'clases_estudiantes_matricula'],
])('%s: the rows of %s are read by campus, not student by student', async (cual, tabla, porEstudiante) => {
  const sentencias = await sentenciasDe(cual)
  const suyas = sentencias.filter(({ text }) => text.includes(`from "${tabla}"`))
  expect(suyas.length).toBe(2)
  for (const { text, values } of suyas) {
    const leidas = (await planDe(text, values)).filter(
      nodo => nodo['Relation Name'] === tabla && nodo['Actual Loops'] > 0,
    )
    expect(leidas.length).toBeGreaterThan(0)
    expect(leidas.map(nodo => nodo['Index Name'])).not.toContain(porEstudiante)
  }
})

it.each([
  [
    'total de la búsqueda',
    'estudiantes',
    /^estudiantes_(busqueda|del_cuc_apellidopaterno_apellidomaterno_nombre_matr)/,
  ],
  ['total de dos letras', 'estudiantes', /^estudiantes_del_cuc_apellidopaterno_apellidomaterno_nombre_matr/],
  ['pendientes de escolar', 'reportes_debidos', /^reportes_debidos_desde$/],
  ['pendientes de escolar', 'serviciosSociales', /^serviciosSociales_status_del_cuc_turno_vence$/],
  ['pendientes de escolar', 'calificaciones', /^calificaciones_turno_vence$/],
  ['pendientes de escolar', 'reportes_de_grupos', /^reportes_de_grupos_turno_vence$/],
  ['pendientes de facilitador', 'clases', /^clases_matricula_id_periodo_status_facilitador$/],
] as const)('%s: the count of %s is answered from %s', async (cual, tabla, indice) => {
  const sentencias = await sentenciasDe(cual)
  const cuentas = sentencias.filter(({ text }) => text.includes('count(*)') && text.includes(`from "${tabla}" where`))
  expect(cuentas.length).toBeGreaterThan(0)
  for (const { text, values } of cuentas)
    expect((await planDe(text, values)).map(nodo => nodo['Index Name'])).toContainEqual(expect.stringMatching(indice))
})

/** Returns the table that a statement reads first. */
const primera = (text: string) => /from "(\w+)"/.exec(text)?.[1]

it.each([
  ['candidatos del 70 %', 'situaciones_contadas'],
  ['por reinscribir', 'situaciones_contadas'],
  ['primera página de un CUC', 'estudiantes_contados'],
  ['última página de un CUC', 'estudiantes_contados'],
  ['vistas de los estudiantes de un CUC', 'estudiantes_contados'],
  ['clases de un CUC', 'clases_contadas'],
  ['vistas de las clases de un CUC', 'clases_contadas'],
  ['seguimiento de las calificaciones', 'clases_contadas'],
  ['pendientes de escolar', 'situaciones_contadas'],
  ['pendientes de escolar', 'clases_contadas'],
  ['pendientes de consejero', 'situaciones_contadas'],
] as const)(
  '%s: the kept counts in %s are summed, and neither students nor classes are counted',
  async (cual, tabla) => {
    const sentencias = await sentenciasDe(cual)
    expect(sentencias.map(({ text }) => primera(text))).toContain(tabla)
    const contadas = sentencias.filter(({ text }) => text.includes('count(*)')).map(({ text }) => primera(text))
    for (const crecida of ['estudiantes', 'situaciones', 'clases', 'grupos']) expect(contadas).not.toContain(crecida)
  },
)

it('the candidates of a campus are read from kept figures, and no service one by one', async () => {
  const sentencias = await sentenciasDe('candidatos del 70 %')
  expect(sentencias.filter(({ text }) => text.includes('"serviciosSociales"'))).toEqual([])
  const [llaves] = sentencias.filter(({ text }) => text.includes('"situaciones"."candidato"'))
  const leidas = (await planDe(llaves?.text ?? '', llaves?.values)).map(nodo => nodo['Index Name'])
  expect(leidas).toContainEqual(expect.stringMatching(/^situaciones_(candidatos|pkey)$/))
})

it.each(['quién puede entrar a la clase', 'quién puede cursar la materia'])(
  '%s: reads students with the materia, past or present, and the classes of the campus, from indexes alone',
  async cual => {
    const sentencias = await sentenciasDe(cual)
    const suyas = sentencias.filter(({ text }) => text.includes('from "clases_estudiantes"'))
    expect(suyas.length).toBe(2)
    for (const { text, values } of suyas) {
      await client.query('begin; alter table clases_estudiantes drop constraint clases_estudiantes_unico')
      const plan = await planDe(text, values).finally(() => client.query('rollback'))
      const solos = plan
        .filter(nodo => nodo['Node Type'] === 'Index Only Scan' && nodo['Actual Loops'] > 0)
        .map(nodo => nodo['Index Name'])
      expect(solos).toEqual(
        expect.arrayContaining(['clases_del_cuc_id_materia_id_clase', 'clases_estudiantes_cursada']),
      )
    }
  },
)

it('looks for groups of two letters among those of the campus, without the index of three letters, which names them all', async () => {
  const sentencias = await sentenciasDe('búsqueda en un CUC, dos letras')
  const deGrupos = sentencias.filter(({ text }) => text.startsWith('select "clave_grupo" from "grupos"'))
  expect(deGrupos.length).toBe(1)
  for (const { text, values } of deGrupos)
    expect((await planDe(text, values)).flatMap(nodo => nodo['Index Name'] ?? [])).toEqual(['grupos_clave_cuc'])
})

it('looks for two rare letters of students in their order without reading their rows', async () => {
  const { sentencias } = await tiempoDeBase(() =>
    universidad.leer('coordinador', 'estudiantes?filter={"q":"ww"}&range=[0,9]'),
  )
  const [llaves] = sentencias.filter(({ text }) => text.startsWith('select "matricula" from "estudiantes"'))
  const nodos = await planDe(llaves?.text ?? '', llaves?.values)
  expect(nodos.map(nodo => [nodo['Node Type'], nodo['Index Name']])).toEqual([
    ['Limit', undefined],
    ['Index Only Scan', 'estudiantes_apellidopaterno_apellidomaterno_nombre_matricula_bu'],
  ])
})

it('the number of students is summed from kept counts, not counted', async () => {
  const { sentencias } = await tiempoDeBase(() => universidad.leer('coordinador', 'estudiantes?range=[0,9]'))
  const sumas = sentencias
    .filter(({ text }) => /(count|sum)\(/.test(text))
    .map(({ text }) => /from "(\w+)"/.exec(text)?.[1])
  expect(sumas).toEqual(['estudiantes_contados'])
  const { rows } = await client.query(
    'select (select sum(cuantos) from estudiantes_contados) as guardados, (select count(*) from estudiantes) as hay',
  )
  expect(rows[0].guardados).toBe(rows[0].hay)
})

it.each(llamadas.map(([nombre]) => nombre).filter(nombre => nombre.startsWith('vistas')))(
  '%s: all of them are counted by one statement',
  async nombre => {
    const sentencias = await sentenciasDe(nombre)
    expect(sentencias.filter(({ text }) => /(count|sum)\(/.test(text)).length).toBe(1)
  },
)

/** Returns the number of rows read by each node that reads a table. */
const leidas = (nodos: readonly Nodo[]) =>
  nodos.flatMap(nodo => (nodo['Relation Name'] ? nodo['Actual Rows'] * nodo['Actual Loops'] : []))

it('the last page of a campus and of the university is read from the end', async () => {
  for (const [rol, ruta, total] of [
    ['escolar', 'cuc/estudiantes/escolar', universidad.delCuc],
    ['coordinador', 'estudiantes', universidad.estudiantes],
  ] as const)
    for (const orden of ['apellidopaterno', 'matricula', 'nombreC', 'semestre', 'estatus']) {
      const pagina = `${ruta}?range=[${total - 10},${total - 1}]&sort=["${orden}","ASC"]`
      const { sentencias } = await tiempoDeBase(() => universidad.leer(rol, pagina))
      const [llaves] = sentencias.filter(({ text }) =>
        /^select ("estudiantes"\.)?"matricula" from "estudiantes"/.test(text),
      )
      const nodos = await planDe(llaves?.text ?? '', llaves?.values)
      if (total > 1000) expect([orden, Math.max(...leidas(nodos)) <= 20]).toEqual([orden, true])
    }
  expect(universidad.estudiantes).toBeGreaterThan(1000)
})

it.each([
  ['nombreC', 'estudiantes_por_nombreC'],
  ['semestre', 'estudiantes_por_semestre'],
  ['estatus', 'estudiantes_por_estatus'],
  ['matricula_anterior', 'estudiantes_por_matricula_anterior'],
  ['clave_grupo', 'grupos_orden'],
  ['clave_programa', 'programas_orden'],
])('all students by %s come from an index, %s, and only those of the page are sorted', async (orden, indice) => {
  const { sentencias } = await tiempoDeBase(() =>
    universidad.leer('coordinador', `estudiantes?range=[0,9]&sort=["${orden}","DESC"]`),
  )
  const [llaves] = sentencias.filter(({ text }) =>
    /^select ("estudiantes"\.)?"matricula" from "estudiantes"/.test(text),
  )
  const nodos = await planDe(llaves?.text ?? '', llaves?.values)
  expect([orden, ...nodos.map(nodo => nodo['Node Type'])]).not.toContain('Sort')
  expect(nodos.map(nodo => nodo['Index Name'])).toContain(indice)
})

it.each([
  ['clave_grupo', 'grupos_orden'],
  ['clave_programa', 'programas_orden'],
])(
  'those of a campus by %s can be read in the order of %s, and only those of the page are sorted',
  async (orden, indice) => {
    const { sentencias } = await tiempoDeBase(() =>
      universidad.leer('escolar', `cuc/estudiantes/escolar?range=[0,9]&sort=["${orden}","ASC"]`),
    )
    const [llaves] = sentencias.filter(({ text }) =>
      text.startsWith('select "estudiantes"."matricula" from "estudiantes"'),
    )
    await client.query('begin; set local enable_sort = off')
    const nodos = await planDe(llaves?.text ?? '', llaves?.values).finally(() => client.query('rollback'))
    expect(nodos.map(nodo => nodo['Node Type'])).not.toContain('Sort')
    expect(nodos.map(nodo => nodo['Index Name'])).toContain(indice)
  },
)

it('reads, for the clashes of a class, only the classes of its teacher, group, campus and students', async () => {
  const { rows } = await client.query(
    `select id_clase, id_periodo, clave_grupo, matricula, salon, dias, to_char(hora_inicio, 'HH24:MI') as hora_inicio, to_char(hora_final, 'HH24:MI') as hora_final from clases where id_clase = $1`,
    [universidad.id_clase],
  )
  const { sentencias } = await tiempoDeBase(async () => void (await clasesEnComun(base.db, rows)))
  const lecturas = sentencias.filter(({ text }) => /clases/.test(text))
  expect(lecturas.length).toBeGreaterThan(0)
  for (const { text, values } of lecturas) expect(await faltasDe(text, values)).toEqual([])
})
