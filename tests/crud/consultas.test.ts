import { or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPlanOf } from '../../server/crud/read/readPlan.ts'
import { searchesOf } from '../../server/crud/read/searchesOf.ts'
import { tables } from '../../server/university/tables.ts'
import { resources } from '../../src/resources/index.ts'
import { cuc, estudiante, grupo, persona } from '../harness/filas.ts'
import { reinscrito } from '../harness/reinscrito.ts'
import { otroCuc, otroEstudiante, otroGrupo } from '../harness/vecinos.ts'
import { pocasFilas, type PocasFilas } from './pocasFilas.ts'

let e: PocasFilas
beforeAll(async () => {
  e = await pocasFilas()
})
afterAll(() => e.cerrar())

const counselors = async (filter: object) =>
  (await e.listed('administrativo', 'consejeros', 'matricula', { filter, sort: ['matricula', 'ASC'] }))
    .map(key => String(key)[0])
    .join('')
const ownClasses = (filter: object) => e.listed('escolar', 'cuc/asignaturas', 'nombre', { filter })
const allClasses = (filter: object) => e.listed('coordinador', 'asignaturas', 'nombre', { filter })

describe('«Buscar» finds the visible text', () => {
  it.each([
    ['no asignado', 'N'],
    ['NINGUNO', ''],
    ['académico', 'CD'],
    ['Academico, Financiero', 'C'],
    ['financiero,', 'C'],
    ['legal', ''],
    ['administrativo', ''],
    [',', ''],
    ['inactivo', 'N'],
    ['activo', 'CDN'],
    ['consejero.vecino', 'D'],
    ['consejero@demo.cuc.mx', 'C'],
    ['escolar@demo', ''],
    ['guelatao', 'CN'],
    ['ñuu', 'D'],
    [otroCuc.clave.toLowerCase(), 'D'],
    ['ñáñez', 'N'],
    ['nanez ines', 'N'],
    ['ñ.ñez', ''],
    ['ñ[aá]ñez', ''],
    ['ñáñe%', ''],
    ['maña', ''],
    ['tequio', ''],
    ['uno dos tres cuatro cinco seis siete ocho nueve diez', ''],
    [`${'garcia '.repeat(10)}nadie`, 'CD'],
    [`${'garcia '.repeat(9)}nadie`, ''],
    [`  ${'garcia '.repeat(9)} nadie`, ''],
    [` ${'garcia '.repeat(10)}nadie`, 'CD'],
    ['garcia '.repeat(40).slice(0, 200), 'CD'],
  ])('«%s» of the consejeros', async (q, keys) => {
    expect(await counselors({ q })).toBe(keys)
  })

  it.each([
    ['lunes', ['Milpa']],
    ['martes', ['Tejido']],
    ['Lunes, Miércoles', ['Milpa']],
    ['domingo', []],
    ['primero ñuu', ['Ajena']],
    ['saberes', ['Ajena', 'Canto', 'Milpa', 'Tejido']],
    ['COM-1A', ['Canto', 'Milpa']],
    ['COM-101', []],
    ['comunalidad', []],
    ['magdalena garcía', ['Ajena', 'Canto', 'Milpa', 'Tejido']],
    ['aula 10', ['Tejido']],
  ])('«%s» of the asignaturas', async (q, names) => {
    expect(await allClasses({ q })).toEqual(names)
  })

  it.each([
    ['01/08/2026', ['2026-B']],
    ['2026-08-01', ['2026-B']],
    ['2026', ['2026-B', '2025-B']],
    ['__/08/2026', []],
    ['%/08/%', []],
    [String.raw`\2026`, []],
    ['semestre', ['2027-A', '2026-B', '2025-B']],
    ['trimestre', []],
  ])('«%s» of the periodos', async (q, names) => {
    expect(await e.listed('coordinador', 'periodos', 'nombre', { filter: { q } })).toEqual(names)
  })

  it('an hour by its figures, yes and no by their words', async () => {
    const { fields } = resources.clases
    const found = async (name: 'hora_inicio' | 'status_escolar', word: string) => {
      const conditions = await searchesOf({ db: e.db, plan: readPlanOf(resources.clases), word }, [
        [name, fields[name]],
      ])
      if (!conditions.length) return undefined
      const { clases } = tables
      const all = await e.db
        .select({ nombre: clases.nombre })
        .from(clases)
        .where(or(...conditions))
      return all.map(({ nombre }) => nombre).toSorted()
    }
    expect(await found('hora_inicio', '6:0')).toEqual(['Tejido'])
    expect(await found('hora_inicio', '09:00')).toEqual(['Ajena', 'Milpa'])
    expect(await found('hora_inicio', ':00:00')).toEqual([])
    for (const word of ['__:00', '%', '\\', '0a']) expect(await found('hora_inicio', word)).toBeUndefined()
    expect(await found('status_escolar', 'SI')).toEqual(['Canto'])
    expect(await found('status_escolar', 'no')).toEqual(['Ajena', 'Milpa', 'Tejido'])
    expect(await found('status_escolar', 'tal vez')).toBeUndefined()
  })
})

it('a text is found at the end of several references', async () => {
  const { reinscripciones } = tables
  for (const matricula of [estudiante.matricula, otroEstudiante])
    await reinscrito(e.db, { id_periodo: e.ids.id_periodo, matricula })
  const found = async (name: 'cuc' | 'nombreC', word: string) => {
    const field = resources.reinscripciones.fields[name]
    const conditions = await searchesOf({ db: e.db, plan: readPlanOf(resources.reinscripciones), word }, [
      [name, field],
    ])
    const all = await e.db
      .select({ matricula: reinscripciones.matricula })
      .from(reinscripciones)
      .where(or(...conditions, sql`false`))
    return all.map(({ matricula }) => matricula).toSorted()
  }
  expect(await found('cuc', 'savi')).toEqual([otroEstudiante])
  expect(await found('cuc', 'cuc')).toEqual([estudiante.matricula, otroEstudiante])
  expect(await found('cuc', 'primero')).toEqual([])
  expect(await found('nombreC', 'peña')).toEqual([estudiante.matricula, otroEstudiante])
  expect(await found('nombreC', 'savi')).toEqual([])
})

describe('from anywhere', () => {
  const found = async (rol: string, q: string) =>
    (await e.rows(rol, 'busqueda', { q })).map(({ resource, title, subtitle }) => [resource, title, subtitle])
  it('finds a record by its title, with what distinguishes it', async () => {
    const ines = ['consejeros', 'Inés Ñáñez López', 'N00000000000000000 · CUC Guelatao']
    expect(await found('administrativo', 'ñáñez')).toEqual([ines])
    expect(await found('administrativo', 'INES  nanez')).toEqual([ines])
    expect(await found('administrativo', 'n000')).toEqual([ines])
    expect(await found('administrativo', 'manez')).toEqual([])
    expect(await found('coordinador', 'tejido')).toEqual([
      ['clases', 'Tejido', 'Saberes de la milpa · Magdalena García López · Segundo A'],
    ])
    expect(await found('coordinador', 'segundo')).toEqual([['grupos', 'Segundo A', 'COM-2A · Comunalidad']])
    expect(await found('coordinador', 'segundo 2a')).toEqual([['grupos', 'Segundo A', 'COM-2A · Comunalidad']])
    expect(await found('coordinador', 'segundo guelatao')).toEqual([
      ['grupos', 'Segundo A', 'COM-2A · Comunalidad · CUC: CUC Guelatao'],
    ])
    expect(await found('coordinador', 'segundo zapoteco')).toEqual([])
    expect(await found('escolar', 'primero')).toEqual([['grupos', grupo.nombre, 'COM-1A · Comunalidad']])
  })

  it('returns each record once, whichever doors show it', async () => {
    const hallados = await e.rows('escolar', 'busqueda', { q: 'magdalena' })
    expect(hallados.map(({ id }) => String(id)[0]).join('')).toBe('CEFG')
  })

  it('puts titles first when they begin with the typed text', async () => {
    const nombres = ['Arte del taller de arte', 'Taller de arte', 'Taller de otras artes']
    await e.db
      .insert(tables.materias)
      .values(nombres.map((nombre, at) => ({ nombre, clave_materia: `TAL-${at}`, creditos: 5 })))
    const titles = async (q: string) => (await found('coordinador', q)).map(([, title]) => title)
    expect(await titles('taller de')).toEqual(['Taller de arte', 'Taller de otras artes', 'Arte del taller de arte'])
    expect(await titles('tal-2')).toEqual(['Taller de otras artes'])
  })

  it('ten words are read, of two hundred characters, and the message names invalid ones', async () => {
    expect(await found('administrativo', `${'ines '.repeat(10)}nadie`)).toHaveLength(1)
    expect(await found('administrativo', `${'ines '.repeat(9)}nadie`)).toEqual([])
    expect(await found('administrativo', `  ${'ines '.repeat(9)}nadie`)).toEqual([])
    expect(await found('administrativo', `${'ines '.repeat(39)}ines`.padEnd(200))).toHaveLength(1)
    for (const [q, sentence] of [
      ['', 'Escriba lo que busca'],
      [' \n ', 'Escriba lo que busca'],
      ['ines '.repeat(41), 'El texto a buscar no es válido'],
    ] as const)
      expect(await e.ask('administrativo', 'busqueda', { q })).toMatchObject({ status: 422, message: sentence })
    expect((await e.ask('administrativo', 'busqueda')).message).toBe('Escriba lo que busca')
  })
})

it('searches a list with hidden fields in the shown ones', async () => {
  const active = (q: string) => e.listed('consejero', 'facilitadores/activos', 'matricula', { filter: { q } })
  const both = [persona('F').matricula, persona('G').matricula]
  expect((await active('magdalena lópez')).toSorted()).toEqual(both)
  expect(await active('g000')).toEqual([persona('G').matricula])
  for (const hidden of ['9511112233', persona('F').curp, 'facilitador@demo', 'magdalena 9511112233'])
    expect(await active(hidden)).toEqual([])
})

describe('a filter finds the matching rows', () => {
  it.each([
    [{ dias: [2] }, ['Tejido']],
    [{ dias: [5, 2] }, ['Canto', 'Tejido']],
    [{ dias: 3 }, ['Milpa']],
    [{ dias: [] }, []],
    [{ hora_inicio_gte: '12:00' }, ['Canto', 'Tejido']],
    [{ hora_inicio_lte: '12:00' }, ['Canto', 'Milpa']],
    [{ hora_inicio_gte: '09:01', hora_inicio_lte: '15:59' }, ['Canto']],
    [{ salon_contiene: ' AULA   1 ' }, ['Tejido']],
    [{ salon_contiene: ` ${'aula '.repeat(9)}10` }, ['Tejido']],
    [{ salon_contiene: `${'aula '.repeat(10)}10` }, ['Canto', 'Tejido']],
    [{ salon_contiene: 'milpa' }, []],
    [{ salon: ['A1', 'Aula 2'] }, ['Canto', 'Milpa']],
    [{ status_facilitador: true, status_escolar: false }, ['Tejido']],
    [{ clave_grupo: ['COM-2A', otroGrupo.clave_grupo, 'NADA'] }, ['Tejido']],
    [{ vista: 'porCerrar' }, ['Tejido']],
    [{ vista: 'porCerrar', q: 'canto' }, []],
  ])('%j of the asignaturas of a campus', async (filter, names) => {
    expect(await ownClasses(filter)).toEqual(names)
  })

  it.each([
    [{ tipos_consejero: [3, 4] }, 'C'],
    [{ tipos_consejero_vacio: true }, 'N'],
    [{ tipos_consejero_vacio: false }, 'CD'],
    [{ email: 'consejero@demo.cuc.mx' }, 'C'],
    [{ email: ['consejero@demo.cuc.mx', 'consejero.vecino@demo.cuc.mx'] }, 'CD'],
    [{ email_contiene: 'VECINO demo' }, 'D'],
    [{ email_contiene: 'escolar' }, ''],
    [{ email_vacio: true }, 'N'],
    [{ email_vacio: false }, 'CD'],
    [{ municipio: 'Guelatao' }, 'CDN'],
    [{ clavecuc: otroCuc.clave }, 'D'],
    [{ vista: 'inactivos' }, 'N'],
  ])('%j of the consejeros', async (filter, keys) => {
    expect(await counselors(filter)).toBe(keys)
  })

  it.each(['ASC', 'DESC'])(
    'by e-mail, %s: pages equal the whole list, with people without an account',
    async direction => {
      const asked = (range?: readonly number[]) =>
        e.listed('administrativo', 'consejeros', 'matricula', { sort: ['email', direction], ...(range && { range }) })
      const all = await asked()
      expect(all.map(key => String(key).slice(0, 1)).join('')).toBe(direction === 'ASC' ? 'DCN' : 'NCD')
      const pages = await Promise.all([0, 1, 2, 3].map(at => asked([at, at])))
      expect(pages.flat()).toEqual(all)
    },
  )

  it.each([
    [{ del_cuc: otroCuc.clave }, ['Ajena']],
    [{ del_cuc: [otroCuc.clave, cuc.clave] }, ['Ajena', 'Canto', 'Milpa', 'Tejido']],
    [{ del_cuc: [] }, []],
    [{ del_cuc: 'NADA' }, []],
  ])('%j of the asignaturas of all', async (filter, names) => {
    expect(await allClasses(filter)).toEqual(names)
  })

  it('a thousand values and no more', async () => {
    const many = (length: number) => Array.from({ length }, (_, at) => `X${at}`)
    expect(await ownClasses({ salon: [...many(999), 'A1'] })).toEqual(['Milpa'])
    expect(await e.ask('escolar', 'cuc/asignaturas', { filter: { salon: many(1001) } })).toMatchObject({
      status: 422,
      message: "No se pueden pedir más de 1000 valores de 'Salón'",
    })
  })

  it.each<[string, string, object, string]>([
    ['escolar', 'cuc/asignaturas', { filter: { q: 'x'.repeat(201) } }, 'El texto a buscar no es válido'],
    ['escolar', 'cuc/asignaturas', { filter: { q: ['a'] } }, 'El texto a buscar no es válido'],
    ['escolar', 'cuc/asignaturas', { filter: { nada: 1 } }, 'No se puede filtrar por ese campo'],
    ['escolar', 'cuc/asignaturas', { filter: { horario: 'a' } }, 'No se puede filtrar por ese campo'],
    ['escolar', 'cuc/asignaturas', { filter: { dias_gte: 1 } }, 'No se puede filtrar «Días» de ese modo'],
    ['escolar', 'cuc/asignaturas', { filter: { dias_vacio: true } }, 'No se puede filtrar «Días» de ese modo'],
    ['coordinador', 'asignaturas', { filter: { salon_contiene: 'a' } }, 'No se puede filtrar por ese campo'],
    ['escolar', 'cuc/asignaturas', { filter: { hora_inicio_gte: 9 } }, "El valor de 'Hora de inicio' no es válido"],
    ['escolar', 'cuc/asignaturas', { filter: { vista: 'nada' } }, 'Esta lista no tiene la vista que se pide'],
    ['escolar', 'cuc/asignaturas', { filter: '{' }, 'Los parámetros de la consulta no son válidos'],
    ['escolar', 'cuc/asignaturas', { range: '[2,1]' }, 'Los parámetros de la consulta no son válidos'],
    ['escolar', 'cuc/asignaturas', { sort: ['horario', 'ASC'] }, 'No se puede ordenar por ese campo'],
    ['consejero', 'facilitadores/activos', { sort: ['telefono', 'ASC'] }, 'No se puede ordenar por ese campo'],
    ['consejero', 'facilitadores/activos', { filter: { telefono: '1' } }, 'No se puede filtrar por ese campo'],
    ['coordinador', 'programas', { sort: ['pivot.clave_cuc', 'ASC'] }, 'No se puede ordenar por ese campo'],
  ])('%s is refused %s with %j', async (rol, path, query, sentence) => {
    const { status, message } = await e.ask(rol, path, query)
    expect([status, message]).toEqual([422, sentence])
  })
})
