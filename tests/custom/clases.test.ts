import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, grupo, programa } from '../harness/filas.ts'
import { otroEstudiante, vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let token: string
let vecina: string
let inscritos: string[]
let nueva: Record<string, unknown>
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  nueva = (await cuerposNuevos(e.app, e.reloj.ahora)).clases ?? {}
  token = await e.tokenDe('escolar')
  vecina = await e.tokenDe('escolar.vecino')
  inscritos = await alumnos(e.db, claves, 3)
})
afterAll(() => e.cerrar())

const yaCalificada = 'Esta clase ya fue calificada, por lo tanto ya no puede modificar los datos'
const lista = async (path: string, quien = token) =>
  JSON.parse((await e.pedir('GET', path, { token: quien })).texto).data as { matricula: string }[]

describe('a class', () => {
  it('is registered, listed as its record, changed and deleted', async () => {
    const alta = await e.pedir('POST', 'clases', {
      token,
      cuerpo: { ...nueva, status_escolar: true },
    })
    expect(alta).toMatchObject({ status: 201, message: 'Asignatura registrada correctamente' })
    const { id_clase } = alta.data
    expect(
      (await lista('cuc/asignaturas')).find(cada => 'id_clase' in cada && cada.id_clase === id_clase),
    ).toMatchObject({
      ...nueva,
      status_facilitador: false,
      status_escolar: false,
      facilitador: { nombre: 'Magdalena', apellido_paterno: 'García', apellido_materno: 'López' },
      nombre_facilitador: 'Magdalena García López',
    })
    expect(await lista(`cuc/programa/${programa.clave}/periodo/${claves.id_periodo}/asignaturas`)).toHaveLength(1)
    expect(await lista(`cuc/programa/${programa.clave}/periodo/no-es-clave/asignaturas`)).toBeUndefined()
    const cambio = await e.pedir('PUT', `clases/${id_clase}`, {
      token,
      cuerpo: { ...nueva, salon: 'B2' },
    })
    expect(cambio).toMatchObject({ status: 200, data: { salon: 'B2' } })
    expect((await e.pedir('PUT', `clases/${id_clase}`, { token: vecina, cuerpo: nueva })).status).toBe(403)
    expect((await e.pedir('DELETE', `clases/${id_clase}`, { token })).status).toBe(200)
  })

  it('offers only records of the own campus and programme', async () => {
    const { status, errors } = await e.pedir('POST', 'clases', { token: vecina, cuerpo: nueva })
    expect([status, errors]).toEqual([
      422,
      {
        clave_grupo: "Seleccione un valor válido en 'Grupo'",
        matricula: "Seleccione un valor válido en 'Facilitador'",
      },
    ])
  })

  it('that the office closed can no longer be edited; one that anybody graded is not deleted', async () => {
    const id_clase = await clase(e.db, claves, { cambios: { status_facilitador: true } })
    expect(await e.pedir('DELETE', `clases/${id_clase}`, { token })).toMatchObject({
      status: 409,
      message: 'Esta clase ya fue calificada asi que no puede ser editada',
    })
    expect((await e.pedir('PUT', `clases/${id_clase}`, { token, cuerpo: { ...nueva, salon: 'C3' } })).status).toBe(200)
    await e.db.update(tables.clases).set({ status_escolar: true }).where(eq(tables.clases.id_clase, id_clase))
    expect(await e.pedir('PUT', `clases/${id_clase}`, { token, cuerpo: { ...nueva, salon: 'D4' } })).toMatchObject({
      status: 409,
      message: 'Esta clase ya fue calificada asi que no puede ser editada',
    })
    await e.db.delete(tables.clases).where(eq(tables.clases.id_clase, id_clase))
  })
})

describe('the students of a class', () => {
  const asociar = (cuerpo: object, quien = token) =>
    e.pedir('POST', 'clases/asociar-estudiantes', { token: quien, cuerpo })
  const desasociar = (cuerpo: object, quien = token) =>
    e.pedir('POST', 'clases/desasociar-estudiantes/', { token: quien, cuerpo })

  it('are candidates, then linked, then unlinked', async () => {
    const id_clase = await clase(e.db, claves)
    const cuerpo = {
      clave_programa: programa.clave,
      id_materia: claves.id_materia,
      id_clase,
      id_periodo: claves.id_periodo,
      estudiantes: inscritos,
    }
    const candidatos = await lista(`programa/${programa.clave}/clases/materia/${claves.id_materia}/estudiantes`)
    expect(candidatos.map(({ matricula }) => matricula)).toEqual(expect.arrayContaining(inscritos))
    expect(await lista(`programa/clases/${id_clase}/estudiantes`)).toEqual(candidatos)
    expect(Object.keys(candidatos[0] ?? {})).not.toContain('curp')
    expect(await asociar(cuerpo)).toMatchObject({ status: 200, message: 'Estudiantes asociados correctamente' })
    expect((await asociar(cuerpo)).status).toBe(200)
    expect((await lista(`clase/${id_clase}/estudiantes`)).map(({ matricula }) => matricula)).toEqual(inscritos)
    expect(
      (await lista(`programa/clases/${id_clase}/estudiantes`)).filter(({ matricula }) => inscritos.includes(matricula)),
    ).toEqual([])
    expect(await desasociar({ id_clase, matricula: inscritos[0] })).toMatchObject({
      status: 200,
      message: 'Estudiante desasociado correctamente',
    })
    expect((await desasociar({ id_clase, matricula: inscritos[0] })).status).toBe(404)
    const otra = await clase(e.db, claves)
    expect(await asociar({ id_clase: otra, estudiantes: [inscritos[0], inscritos[1]] })).toMatchObject({
      status: 422,
      message: 'No pueden cursar esta asignatura: Ana PérezA001 Cruz',
    })
    expect(await lista(`clase/${otra}/estudiantes`)).toEqual([])
    for (const llave of [id_clase, otra]) await e.db.delete(tables.clases).where(eq(tables.clases.id_clase, llave))
  })

  it('a student who failed a closed class may take its materia again, but is no candidate of that class', async () => {
    const [una = '', ...demas] = inscritos
    const cambios = { status_facilitador: true, status_escolar: true }
    const id_clase = await clase(e.db, claves, { matriculas: [una], cambios })
    await e.db.update(clasesEstudiantes).set({ acreditado: 'No', calificacion: 5 })
    const candidatos = async (ruta: string) => (await lista(ruta)).map(({ matricula }) => matricula)
    const deLaMateria = `programa/${programa.clave}/clases/materia/${claves.id_materia}/estudiantes`
    expect(await candidatos(deLaMateria)).toEqual(expect.arrayContaining(inscritos))
    const deLaClase = await candidatos(`programa/clases/${id_clase}/estudiantes`)
    expect(deLaClase).toEqual(expect.arrayContaining(demas))
    expect(deLaClase).not.toContain(una)
    await e.db.delete(tables.clases).where(eq(tables.clases.id_clase, id_clase))
  })

  it('need a class and somebody, and a body that agrees with the class', async () => {
    const id_clase = await clase(e.db, claves)
    expect(await asociar({ id_clase, estudiantes: [] })).toMatchObject({
      status: 422,
      message: 'Seleccione los estudiantes que desee asociar',
    })
    expect(await asociar({ id_clase })).toMatchObject({
      status: 422,
      message: 'Seleccione los estudiantes que desee asociar',
    })
    expect(await asociar({ estudiantes: inscritos })).toMatchObject({
      status: 422,
      message: 'No hay ninguna asignatura seleccionada',
    })
    expect(await asociar({ id_clase, id_materia: claves.id_periodo, estudiantes: inscritos })).toMatchObject({
      status: 422,
      errors: { id_materia: 'No corresponde a la asignatura' },
    })
    for (const ajeno of ['NADIE'.padEnd(18, '0'), otroEstudiante])
      expect(await asociar({ id_clase, estudiantes: [ajeno] })).toMatchObject({
        status: 422,
        message: `No pueden cursar esta asignatura: ${ajeno}`,
      })
    await e.db.delete(tables.clases).where(eq(tables.clases.id_clase, id_clase))
  })

  it('stay as they are once anybody graded the class, and are nobody else’s', async () => {
    const id_clase = await clase(e.db, claves, { matriculas: [inscritos[0] ?? ''] })
    expect((await asociar({ id_clase, estudiantes: inscritos }, vecina)).status).toBe(403)
    expect((await desasociar({ id_clase, matricula: inscritos[0] }, vecina)).status).toBe(403)
    expect(await lista(`clase/${id_clase}/estudiantes`, vecina)).toEqual([])
    expect(await lista(`programa/clases/${id_clase}/estudiantes`, vecina)).toEqual([])
    expect(await lista('clase/no-hay/estudiantes')).toEqual([])
    await e.db.update(tables.clases).set({ status_facilitador: true }).where(eq(tables.clases.id_clase, id_clase))
    expect(await asociar({ id_clase, estudiantes: inscritos })).toMatchObject({ status: 409, message: yaCalificada })
    expect(await desasociar({ id_clase, matricula: inscritos[0] })).toMatchObject({
      status: 409,
      message: yaCalificada,
    })
    await e.db.delete(tables.clases).where(eq(tables.clases.id_clase, id_clase))
  })
})

describe('the list of classes of a facilitador', () => {
  it('is shown by campus, subject and class, and nothing of others', async () => {
    const facilitador = await e.tokenDe('facilitador')
    const id_clase = await clase(e.db, claves)
    expect(await lista('facilitadores/cucs', facilitador)).toMatchObject([{ clave_cuc: cuc.clave }])
    const raiz = `cuc/${cuc.clave}/programa/${programa.clave}/periodo/${claves.id_periodo}`
    expect(await lista(`${raiz}/facilitadores/materias`, facilitador)).toMatchObject([
      { id_materia: claves.id_materia },
    ])
    expect(await lista(`${raiz}/materia/${claves.id_materia}/facilitadores/clases`, facilitador)).toMatchObject([
      { id_clase, clave_grupo: grupo.clave_grupo },
    ])
    expect(
      await lista(
        `cuc/otro/programa/${programa.clave}/periodo/${claves.id_periodo}/facilitadores/materias`,
        facilitador,
      ),
    ).toEqual([])
    expect(await lista(`${raiz.replace(claves.id_periodo, 'x')}/facilitadores/materias`, facilitador)).toEqual([])
    await e.db
      .update(tables.clases)
      .set({ matricula: 'G'.padEnd(18, '0') })
      .where(eq(tables.clases.id_clase, id_clase))
    expect(await lista(`${raiz}/facilitadores/materias`, facilitador)).toEqual([])
    await e.db.delete(tables.clases).where(eq(tables.clases.id_clase, id_clase))
  })
})
