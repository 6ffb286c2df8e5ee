import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { matchesHash } from '../../server/auth/hashOf.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { colonias } from '../../server/codigosPostales/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { curpBienFormada, curpDe } from '../../src/domain/curp.ts'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import { grados, modalidades, periodicidades } from '../../src/domain/programas.ts'
import { digitoDeRfc } from '../../src/domain/rfc.ts'
import { resources, type ResourceName } from '../../src/resources/index.ts'
import { isAssigned } from '../../src/schema/active.ts'
import type { AnyField } from '../../src/schema/kinds.ts'
import { validate } from '../../src/schema/validate.ts'
import { baseDePrueba, momentoDeDemostracion } from '../harness/baseDePrueba.ts'
import { comoFormulario } from './filas.ts'

const { db, cerrar } = await baseDePrueba({ demostrada: true })
const hoy = hoyEnMexico(momentoDeDemostracion)
afterAll(cerrar)

const nombres = Object.keys(resources).filter((nombre): nombre is ResourceName => nombre in resources)

const soloAlEditar = new Set(['status', 'estatus'])
const fueraDeLaTabla = new Set(['email', 'password'])

/** Returns the values assigned by the server, which conditions may depend on. */
const asignados = (nombre: ResourceName, fila: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries<AnyField>(resources[nombre].fields).flatMap(([campo, field]) =>
      isAssigned(field) ? [[campo, String(fila[campo])]] : [],
    ),
  )

const sembradas = new Set<ResourceName>()
test.each(nombres)(
  '%s: the form of every row accepts it, and would neither clean nor omit anything',
  async nombre => {
    const filas = await comoFormulario(db, nombre)
    if (filas.length) sembradas.add(nombre)
    for (const fila of filas) {
      const cuando = { today: hoy, stored: asignados(nombre, fila) }
      const alta = validate(resources[nombre], 'create', fila, cuando)
      const edicion = validate(resources[nombre], 'update', fila, cuando)
      expect({ fila, errores: { ...alta.errors, ...edicion.errors } }).toEqual({ fila, errores: {} })
      const limpios = Object.entries(alta.values).filter(
        ([campo]) => campo in fila && !soloAlEditar.has(campo) && !fueraDeLaTabla.has(campo),
      )
      expect(fila).toMatchObject(Object.fromEntries(limpios))
    }
  },
  60_000,
)

test('every entity of the university has rows; one that the demonstration does not know yet has none', () => {
  expect(sembradas.size).toBeGreaterThanOrEqual(16)
})

test('the size of the university', async () => {
  const cuentas = await Promise.all([tables.cucs, tables.programas, tables.estudiantes].map(tabla => db.$count(tabla)))
  expect(cuentas).toEqual([16, 19, 3000])
  expect(await db.$count(tables.materias)).toBeGreaterThanOrEqual(120)
  expect(await db.$count(tables.facilitadores)).toBeGreaterThanOrEqual(60)
})

test('programmes of every degree, modality and periodicity, each offered somewhere', async () => {
  const programas = await db.select().from(tables.programas)
  expect(new Set(programas.map(({ grado }) => grado))).toEqual(new Set(grados))
  expect(new Set(programas.map(({ modalidad }) => modalidad))).toEqual(new Set(modalidades))
  expect(new Set(programas.map(({ periodicidad }) => periodicidad))).toEqual(new Set(periodicidades))
  const ofrecidos = new Set((await db.select().from(tables.cucs_programas)).map(({ clave_programa }) => clave_programa))
  expect(ofrecidos.size).toBe(programas.length)
})

test('every group is of a programme that its campus offers, and every student of the grid and programme of the group', async () => {
  const ofertas = new Set(
    (await db.select().from(tables.cucs_programas)).map(
      ({ clave_cuc, clave_programa }) => `${clave_cuc} ${clave_programa}`,
    ),
  )
  const grupos = new Map((await db.select().from(tables.grupos)).map(grupo => [grupo.clave_grupo, grupo]))
  const mallas = new Map(
    (await db.select().from(tables.reticulas)).map(malla => [malla.id_reticula, malla.clave_programa]),
  )
  expect(
    [...grupos.values()].filter(({ clave_cuc, clave_programa }) => !ofertas.has(`${clave_cuc} ${clave_programa}`)),
  ).toEqual([])
  const estudiantes = await db.select().from(tables.estudiantes)
  expect(
    estudiantes.filter(
      ({ clave_grupo, clave_programa, id_reticula }) =>
        grupos.get(clave_grupo)?.clave_programa !== clave_programa || mallas.get(id_reticula) !== clave_programa,
    ),
  ).toEqual([])
  expect(new Set(estudiantes.map(({ clave_grupo }) => clave_grupo)).size).toBe(grupos.size)
})

test('CURPs are those of their people, and nobody shares one', async () => {
  const estudiantes = await db.select().from(tables.estudiantes)
  const personal = [
    ...(await db.select().from(tables.consejeros)),
    ...(await db.select().from(tables.escolares)),
    ...(await db.select().from(tables.facilitadores)),
  ]
  const conCurp = [...estudiantes, ...personal].flatMap(({ curp, estado_nacimiento, ...quien }) =>
    curp && estado_nacimiento ? [{ ...quien, curp, estado: estado_nacimiento }] : [],
  )
  expect(conCurp.length).toBeGreaterThan(2900)
  for (const { curp, nombre, apellidopaterno, apellidomaterno, fecha_nacimiento, sexo, estado } of conCurp) {
    expect(curpBienFormada(curp)).toBe(true)
    const esperada = curpDe({
      nombre,
      apellidoPaterno: apellidopaterno,
      apellidoMaterno: apellidomaterno,
      fechaNacimiento: fecha_nacimiento,
      sexo,
      estado,
    })
    expect(curp.slice(0, 16)).toBe(esperada.slice(0, 16))
  }
  expect(new Set(conCurp.map(({ curp }) => curp)).size).toBe(conCurp.length)
  expect(personal.filter(({ rfc }) => digitoDeRfc(rfc.slice(0, 12)) !== rfc[12])).toEqual([])
  const matriculas = [...estudiantes, ...personal].map(({ matricula }) => matricula)
  expect(new Set(matriculas).size).toBe(matriculas.length)
})

test('every condition of the student form occurs', async () => {
  const todos = await db.select().from(tables.estudiantes)
  const hay = (condicion: (quien: (typeof todos)[number]) => boolean) => todos.filter(condicion).length
  expect(
    hay(({ nacionalidad, otra_nacionalidad }) => nacionalidad === 1 && otra_nacionalidad !== null),
  ).toBeGreaterThan(5)
  expect(hay(({ nacionalidad }) => nacionalidad > 2)).toBeGreaterThan(20)
  expect(hay(({ lengua_indigena, otra_lengua }) => lengua_indigena === 2 && otra_lengua !== null)).toBeGreaterThan(5)
  expect(hay(({ lengua_indigena }) => lengua_indigena > 2)).toBeGreaterThan(800)
  expect(hay(({ pueblo_indigena, otro_pueblo }) => pueblo_indigena === 2 && otro_pueblo !== null)).toBeGreaterThan(5)
  expect(hay(({ estatus }) => estatus === 0)).toBeGreaterThan(20)
  expect(hay(({ regular }) => regular === 'No')).toBeGreaterThan(100)
})

test('counsellors of all sorts: without account where none is of type 1, and one who has left', async () => {
  const consejeros = await db.select().from(tables.consejeros)
  expect(
    consejeros.filter(({ tipos_consejero, id_usuario }) => tipos_consejero.includes(1) !== (id_usuario !== null)),
  ).toEqual([])
  expect(new Set(consejeros.flatMap(({ tipos_consejero }) => tipos_consejero))).toEqual(new Set([1, 2, 3, 4]))
  expect(consejeros.some(({ tipos_consejero }) => tipos_consejero.length === 0)).toBe(true)
  expect(consejeros.some(({ status }) => status === 0)).toBe(true)
})

test('the six accounts of the demonstration work for the first campus, with the known password', async () => {
  const cuenta = async (rol: string) =>
    (
      await db
        .select()
        .from(usuarios)
        .where(eq(usuarios.email, `${rol}@demo.cuc.mx`))
    )[0]
  for (const rol of ['coordinador', 'administrativo', 'consejero', 'escolar', 'facilitador', 'estudiante']) {
    expect(await cuenta(rol)).toMatchObject({ rol, activo: true })
  }
  expect(await matchesHash('Comunal2026', (await cuenta('escolar'))?.hash ?? '')).toBe(true)
  const de = async (rol: string) => (await cuenta(rol))?.id ?? ''
  const primero = 'CUC20IST01'
  expect(
    await db
      .select()
      .from(tables.consejeros)
      .where(eq(tables.consejeros.id_usuario, await de('consejero'))),
  ).toMatchObject([{ clavecuc: primero, status: 1 }])
  expect(
    await db
      .select()
      .from(tables.escolares)
      .where(eq(tables.escolares.id_usuario, await de('escolar'))),
  ).toMatchObject([{ clavecuc: primero, status: 1 }])
  const [estudiante] = await db
    .select()
    .from(tables.estudiantes)
    .where(eq(tables.estudiantes.id_usuario, await de('estudiante')))
  expect(estudiante).toMatchObject({ estatus: 1 })
  expect(
    await db
      .select()
      .from(tables.grupos)
      .where(eq(tables.grupos.clave_grupo, estudiante?.clave_grupo ?? '')),
  ).toMatchObject([{ clave_cuc: primero }])
  const [facilitador] = await db
    .select()
    .from(tables.facilitadores)
    .where(eq(tables.facilitadores.id_usuario, await de('facilitador')))
  const vinculos = await db
    .select()
    .from(tables.cucs_facilitadores)
    .where(eq(tables.cucs_facilitadores.matricula, facilitador?.matricula ?? ''))
  expect(vinculos.map(({ clave_cuc }) => clave_cuc)).toContain(primero)
  expect(vinculos.length).toBeGreaterThan(1)
})

test('a few dozen postal codes, some with several colonias', async () => {
  const todas = await db.select().from(colonias)
  const de = (codigo: string) => todas.filter(({ codigo_postal }) => codigo_postal === codigo)
  const codigos = [...new Set(todas.map(({ codigo_postal }) => codigo_postal))]
  expect(codigos.length).toBeGreaterThanOrEqual(36)
  expect(codigos.filter(codigo => de(codigo).length >= 3).length).toBeGreaterThan(10)
  expect(
    de('70110')
      .filter(({ nombre }) => nombre === 'Benito Juárez')
      .map(({ tipo }) => tipo)
      .sort(),
  ).toEqual(['Barrio', 'Colonia'])
})
