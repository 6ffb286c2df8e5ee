import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { adviceHeader, type Advice } from '../../src/schema/advice.ts'
import { acreditar } from '../harness/acreditar.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { periodo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let token: string
let matriculas: readonly string[]
let nueva: string
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  token = await e.tokenDe('escolar')
  matriculas = await alumnos(e.db, claves, 2)
  await acreditar(e.db, claves, matriculas)
  const [despues] = await e.db
    .insert(tables.periodos)
    .values({ ...periodo, nombre: '2027-A', fecha_inicio: '2027-02-01', fecha_final: '2027-07-01' })
    .returning()
  const [otra] = await e.db
    .insert(tables.materias)
    .values({ clave_materia: 'COM-202', nombre: 'Telares', creditos: 6 })
    .returning()
  nueva = await clase(e.db, claves, {
    cambios: { id_periodo: despues?.id_periodo ?? '', id_materia: otra?.id_materia ?? '' },
  })
})
afterAll(() => e.cerrar())

const advertir = async (estudiantes = matriculas): Promise<Advice['hallazgos']> => {
  const cuerpo = { id_clase: nueva, estudiantes }
  return JSON.parse((await e.pedir('POST', 'advertencias/inscripciones', { token, cuerpo })).texto).data.hallazgos
}

it('names the students still to be re-enrolled before they enter a class of the next periodo, and nobody afterwards', async () => {
  const hallazgos = await advertir()
  expect(hallazgos.map(({ campo, texto }) => [campo, texto])).toEqual([
    [
      'estudiantes',
      `Ana PérezA000 Cruz y Ana PérezA001 Cruz aún no se reinscriben después de «${periodo.nombre}», y una vez aquí ya no aparecerán en Reinscripción: hágalo antes`,
    ],
  ])
  const inscribir = (visto: string) =>
    e.pedir('POST', 'clases/asociar-estudiantes', {
      token,
      cuerpo: { id_clase: nueva, estudiantes: matriculas },
      encabezados: { [adviceHeader]: visto },
    })
  expect((await inscribir('none')).status).toBe(409)
  for (const matricula of matriculas)
    expect((await e.pedir('POST', 'estudiante/semestre/aumento', { token, cuerpo: { matricula } })).status).toBe(200)
  expect(await advertir()).toEqual([])
  expect((await inscribir('none')).status).toBe(200)
})

it('names them also while classes of the periodo before are open, since they never wait for it once they are in the next; not those without a cycle left', async () => {
  const [una = '', otra = '', ultima = ''] = await alumnos(e.db, claves, 3, { letra: 'Q' })
  const [tejido] = await e.db
    .insert(tables.materias)
    .values({ clave_materia: 'COM-203', nombre: 'Tejido', creditos: 6 })
    .returning()
  const materia = { id_materia: tejido?.id_materia ?? '' }
  await clase(e.db, claves, { matriculas: [una, otra, ultima], cambios: materia })
  await acreditar(e.db, claves, [una])
  const [{ duracion } = { duracion: 0 }] = await e.db.select().from(tables.programas)
  await e.db.update(tables.estudiantes).set({ semestre: duracion }).where(eq(tables.estudiantes.matricula, ultima))
  const nombres = 'Ana PérezQ000 Cruz y Ana PérezQ001 Cruz'
  expect((await advertir([una, otra, ultima])).map(({ texto }) => texto)).toEqual([
    `${nombres} aún no se reinscriben después de «${periodo.nombre}», del que tienen asignaturas sin cerrar, y una vez aquí ya no aparecerán en Reinscripción: ciérrelas y hágalo antes`,
  ])
  await e.db.update(tables.clases).set({ status_facilitador: true, status_escolar: true })
  expect((await advertir([una])).map(({ texto }) => texto)).toEqual([
    `Ana PérezQ000 Cruz aún no se reinscribe después de «${periodo.nombre}», y una vez aquí ya no aparecerá en Reinscripción: hágalo antes`,
  ])
})
