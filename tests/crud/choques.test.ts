import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../server/universityServer.ts'
import { historial } from '../../server/crud/tables.ts'
import { clasesEnComun, type ClasePropuesta } from '../../server/custom/choques/clasesQueChocan.ts'
import { tables } from '../../server/university/tables.ts'
import { seTraslapan } from '../../src/domain/choques.ts'
import { adviceHeader, type Advice } from '../../src/schema/advice.ts'
import { veces } from '../harness/aFondo.ts'
import { alumnos, clase, deFormulario } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, grupo, persona } from '../harness/filas.ts'
import { otroGrupo, periodo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let token: string
const mismaClase = () => deFormulario(claves)

beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  token = await e.tokenDe('escolar')
})
beforeEach(async () => {
  await e.db.execute(sql`truncate clases cascade`)
})
afterAll(() => e.cerrar())

const adviceIn = (texto: string): Advice => JSON.parse(texto).data
const ask = async (valores: object, clave?: string) =>
  adviceIn((await e.pedir('POST', 'advertencias/clases', { token, cuerpo: { valores, clave } })).texto)
const add = (cuerpo: object, seen?: string) =>
  e.pedir('POST', 'clases', { token, cuerpo, encabezados: seen === undefined ? {} : { [adviceHeader]: seen } })
const historyOf = async (clave: string) =>
  (await e.db.select().from(historial).where(eq(historial.clave, clave))).map(({ motivo }) => motivo)

describe('an occupied hour', () => {
  it('names person, class, time and place, in any campus, and offers free alternatives', async () => {
    await clase(e.db, claves, { cambios: { clave_grupo: otroGrupo.clave_grupo, salon: '4' } })
    const { hallazgos, remedios } = await ask(mismaClase())
    expect(hallazgos).toEqual([
      {
        id: expect.any(String),
        campo: 'matricula',
        texto:
          'Magdalena García López ya da «Saberes de la milpa» lunes 09:00–10:30 en CUC Ñuu Savi (grupo Primero de Ñuu Savi, salón 4)',
        impide: false,
      },
    ])
    expect(remedios.map(({ texto }) => texto)).toEqual(['10:30–12:00', '11:00–12:30', '11:30–13:00', '12:00–13:30'])
    expect((await ask({ ...mismaClase(), ...remedios[0]?.valores })).hallazgos).toEqual([])
  })

  it('links records for readers with access, and offers rooms where only the room is taken', async () => {
    const otra = await clase(e.db, claves, { cambios: { matricula: persona('G').matricula, salon: 'b7' } })
    await clase(e.db, claves, { cambios: { hora_inicio: '18:00', hora_final: '19:00', salon: 'C1' } })
    await e.db.execute(sql`update clases set clave_grupo = clave_grupo`)
    const { hallazgos } = await ask(mismaClase())
    expect(hallazgos.map(({ campo, registro }) => [campo, registro])).toEqual([
      ['clave_grupo', { recurso: 'clases', clave: otra }],
      ['salon', { recurso: 'clases', clave: otra }],
    ])
  })

  it('names the students enrolled in both', async () => {
    const [ana = '', ...mas] = await alumnos(e.db, claves, 2)
    await e.db
      .insert(tables.grupos)
      .values({ ...grupo, clave_grupo: 'COM-1B', nombre: 'Primero B' })
      .onConflictDoNothing()
    const suya = { matriculas: [ana, ...mas], cambios: { hora_inicio: '12:00', hora_final: '13:00' } }
    const cambiada = await clase(e.db, claves, suya)
    const otra = { clave_grupo: 'COM-1B', matricula: persona('G').matricula, salon: 'Z' }
    await clase(e.db, claves, { matriculas: [ana], cambios: otra })
    const { hallazgos } = await ask(mismaClase(), cambiada)
    expect(hallazgos.map(({ campo, texto }) => [campo, texto])).toEqual([
      ['dias', 'Ana PérezA000 Cruz cursa ya «Saberes de la milpa» lunes 09:00–10:30 (grupo Primero B, salón Z)'],
    ])
    await e.db.update(tables.estudiantes).set({ estatus: 0 }).where(eq(tables.estudiantes.matricula, ana))
    expect((await ask(mismaClase(), cambiada)).hallazgos).toEqual([])
  })

  it('names the days with dates of both periods, in the form, in an enrolment and in the list of a campus', async () => {
    const [despues] = await e.db
      .insert(tables.periodos)
      .values({ ...periodo, nombre: 'desde sábado', fecha_inicio: '2027-01-30', fecha_final: '2027-07-01' })
      .returning()
    const [tejidos] = await e.db
      .insert(tables.materias)
      .values({ clave_materia: 'COM-304', nombre: 'Tejidos', creditos: 6 })
      .returning()
    const [eva = ''] = await alumnos(e.db, claves, 1, { letra: 'W' })
    const dias = { ...mismaClase(), dias: [1, 6] }
    const suya = await clase(e.db, claves, { cambios: dias })
    const otra = {
      id_periodo: despues?.id_periodo ?? '',
      id_materia: tejidos?.id_materia ?? '',
      clave_grupo: otroGrupo.clave_grupo,
    }
    await clase(e.db, claves, { matriculas: [eva], cambios: { ...dias, ...otra, salon: 'Patio' } })
    const cuando = (texto: string) => [...texto.matchAll(/«Tejidos» ([^0-9]*) \d/g)].map(([, dicho]) => dicho)
    const { hallazgos } = await ask(dias)
    const inscribir = { token, cuerpo: { id_clase: suya, estudiantes: [eva] } }
    const { texto: alInscribir } = await e.pedir('POST', 'advertencias/inscripciones', inscribir)
    const { texto: enLista } = await e.pedir('GET', `choques?cuc=${cuc.clave}&periodo=${claves.id_periodo}`, { token })
    expect(cuando(JSON.stringify(hallazgos))).toEqual(['sábado'])
    expect([cuando(alInscribir), cuando(enLista)]).toEqual([['sábado'], ['sábado']])
  })

  it('is free when the periods share only dates without either class, for facilitador, group, students and rooms', async () => {
    const [despues] = await e.db
      .insert(tables.periodos)
      .values({ ...periodo, nombre: 'el siguiente', fecha_inicio: periodo.fecha_final, fecha_final: '2027-07-01' })
      .returning()
    const [telares] = await e.db
      .insert(tables.materias)
      .values({ clave_materia: 'COM-303', nombre: 'Telares', creditos: 6 })
      .returning()
    const [ana = ''] = await alumnos(e.db, claves, 1, { letra: 'Q' })
    const cambios = {
      ...mismaClase(),
      id_periodo: despues?.id_periodo ?? '',
      id_materia: telares?.id_materia ?? '',
    }
    await clase(e.db, claves, { matriculas: [ana], cambios: { ...cambios, clave_grupo: otroGrupo.clave_grupo } })
    await clase(e.db, claves, { cambios: { ...cambios, salon: 'Libre' } })
    expect((await ask(mismaClase())).hallazgos).toEqual([])
    const suya = await clase(e.db, claves, { cambios: { ...mismaClase(), salon: 'B7' } })
    const inscribir = { token, cuerpo: { id_clase: suya, estudiantes: [ana] } }
    expect(adviceIn((await e.pedir('POST', 'advertencias/inscripciones', inscribir)).texto).hallazgos).toEqual([])
    const otra = { matricula: persona('G').matricula, clave_grupo: 'COM-1C' }
    await e.db.insert(tables.grupos).values({ ...grupo, clave_grupo: 'COM-1C', nombre: 'Primero C' })
    const { hallazgos, remedios } = await ask({ ...mismaClase(), ...otra })
    expect(hallazgos.map(({ campo }) => campo)).toEqual(['salon'])
    expect(remedios.map(({ texto }) => texto)).toContain('Salón Libre')
  })

  it('must be read where a client shows advice; findings seen go into history, and new ones are shown', async () => {
    await clase(e.db, claves)
    const refused = await add(mismaClase(), 'none')
    expect([refused.status, refused.message]).toEqual([409, 'Lea las advertencias antes de continuar'])
    const ids = adviceIn(refused.texto)
      .hallazgos.map(({ id }) => id)
      .join(',')
    await clase(e.db, claves, {
      cambios: { matricula: persona('G').matricula, clave_grupo: otroGrupo.clave_grupo, salon: 'b7' },
    })
    await e.db.execute(sql`update clases set clave_grupo = ${grupo.clave_grupo} where salon = 'b7'`)
    expect((await add(mismaClase(), ids)).status).toBe(409)
    const todos = adviceIn((await add(mismaClase(), ids)).texto).hallazgos
    const { status, data } = await add(mismaClase(), todos.map(({ id }) => id).join(','))
    expect(status).toBe(201)
    expect(await historyOf(String(data.id_clase))).toEqual([
      `Guardado con advertencias a la vista: ${todos.map(({ texto }) => texto).join('. ')}`,
    ])
  })

  it('lets the calls of the specification be, unless the installation refuses', async () => {
    await clase(e.db, claves)
    expect((await add(mismaClase())).status).toBe(201)
    const en = createApp(e.db, { ...e.opciones, refusingAdvisors: ['choques'] })
    const { status, errors } = await e.pedir('POST', 'clases', { token, cuerpo: mismaClase(), en })
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['matricula', 'clave_grupo', 'salon']])
    const ahora = (await e.db.select().from(tables.clases)).length
    expect(ahora).toBe(2)
  })

  it('checks a change only of relevant fields, and never against itself', async () => {
    await clase(e.db, claves)
    const { data } = await add(mismaClase())
    const cambio = (mas: object) =>
      e.pedir('PUT', `clases/${data.id_clase}`, {
        token,
        cuerpo: { ...mismaClase(), ...mas },
        encabezados: { [adviceHeader]: 'none' },
      })
    expect((await cambio({})).status).toBe(200)
    expect((await cambio({ hora_final: '11:45' })).status).toBe(409)
    expect((await cambio({ hora_inicio: '10:30' })).status).toBe(200)
  })
})

describe('the rule in the database is the rule of the domain', () => {
  it('half-open hours, days of the week on common dates of the periods', async () => {
    await e.db.insert(tables.periodos).values([
      { ...periodo, nombre: 'antes', fecha_inicio: '2026-01-01', fecha_final: '2026-08-01' },
      { ...periodo, nombre: 'después', fecha_inicio: '2027-02-01', fecha_final: '2027-07-01' },
    ])
    const periodos = await e.db.select().from(tables.periodos)
    const hora = fc
      .integer({ min: 0, max: 8 })
      .map(
        cuarto =>
          `${String(9 + Math.floor(cuarto / 4)).padStart(2, '0')}:${String((cuarto % 4) * 15).padStart(2, '0')}`,
      )
    const sesion = fc.record({
      horas: fc
        .tuple(hora, hora)
        .filter(([una, otra]) => una !== otra)
        .map(dos => dos.toSorted()),
      dias: fc.subarray([1, 2, 3, 6], { minLength: 1 }),
      periodo: fc.constantFrom(...periodos),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(sesion, { minLength: 1, maxLength: 12 }), sesion, async (ya, nueva) => {
        await e.db.execute(sql`truncate clases cascade`)
        const filas = ya.map(
          ({
            horas: [hora_inicio = '', hora_final = ''],
            dias,
            periodo: { id_periodo, fecha_inicio, fecha_final },
          }) => ({
            fila: { hora_inicio, hora_final, dias, id_periodo, fecha_inicio, fecha_final },
          }),
        )
        const puestas = []
        for (const {
          fila: { fecha_inicio, fecha_final, ...cambios },
        } of filas)
          puestas.push({
            id_clase: await clase(e.db, claves, { cambios: { ...cambios, salon: 'único' } }),
            ...cambios,
            fecha_inicio,
            fecha_final,
          })
        const [hora_inicio = '', hora_final = ''] = nueva.horas
        const propuesta: ClasePropuesta = {
          id_clase: null,
          clave_grupo: otroGrupo.clave_grupo,
          matricula: persona('F').matricula,
          salon: 'x',
          id_periodo: nueva.periodo.id_periodo,
          dias: nueva.dias,
          hora_inicio,
          hora_final,
        }
        const halladas = (await clasesEnComun(e.db, [propuesta])).map(({ id_clase }) => id_clase)
        const porMinuto = puestas.filter(otra =>
          chocanPorMinuto({ ...nueva.periodo, dias: nueva.dias, hora_inicio, hora_final }, otra),
        )
        const porRegla = puestas.filter(otra =>
          seTraslapan({ ...nueva.periodo, dias: nueva.dias, hora_inicio, hora_final }, otra),
        )
        expect(halladas.toSorted()).toEqual(porMinuto.map(({ id_clase }) => id_clase).toSorted())
        expect(porRegla).toEqual(porMinuto)
      }),
      { numRuns: veces(60) },
    )
  })
})

type Dicha = {
  fecha_inicio: string
  fecha_final: string
  dias: readonly number[]
  hora_inicio: string
  hora_final: string
}

/** Tells whether both classes are held at the same minute of some date, by trying every one. */
const chocanPorMinuto = (una: Dicha, otra: Dicha) => {
  const minutos = ({ hora_inicio, hora_final }: Dicha) => {
    const en = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3))
    return new Set(Array.from({ length: en(hora_final) - en(hora_inicio) }, (_, lugar) => en(hora_inicio) + lugar))
  }
  const fechas = ({ fecha_inicio, fecha_final, dias }: Dicha) => {
    const todas = new Set<string>()
    for (let fecha = Date.parse(fecha_inicio); fecha <= Date.parse(fecha_final); fecha += 86_400_000)
      if (dias.includes(new Date(fecha).getUTCDay())) todas.add(new Date(fecha).toISOString().slice(0, 10))
    return todas
  }
  const algunoComun = <T>(unos: Iterable<T>, otros: ReadonlySet<T>) => [...unos].some(cada => otros.has(cada))
  return algunoComun(minutos(una), minutos(otra)) && algunoComun(fechas(una), fechas(otra))
}
