import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { correos } from '../../server/mail/tables.ts'
import { sesiones, usuarios } from '../../server/auth/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { tiempoDeBase } from '../bench/tiempoDeBase.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { importador } from '../harness/importador.ts'

const { estudiantes } = tables
let e: Escena
let escolar = ''
let alumnos: { matricula: string; id_usuario: string; email: string }[] = []
beforeAll(async () => {
  e = await escena({ sembrada: true })
  escolar = await e.tokenDe('escolar')
  const { texto } = await e.pedir('GET', 'cuc/estudiantes/escolar?range=[0,199]', { token: escolar })
  const suyas = JSON.parse(texto).data.map(({ matricula }: { matricula: string }) => matricula)
  const filas = await e.db
    .select({ matricula: estudiantes.matricula, id_usuario: usuarios.id, email: usuarios.email })
    .from(estudiantes)
    .innerJoin(usuarios, eq(usuarios.id, estudiantes.id_usuario))
    .where(and(inArray(estudiantes.matricula, suyas), eq(estudiantes.estatus, 1), isNotNull(estudiantes.id_usuario)))
    .orderBy(estudiantes.matricula)
  alumnos = filas.slice(0, 20)
})
afterAll(() => e.cerrar())

const cuentas = (de = alumnos) =>
  e.db
    .select({ id: usuarios.id, email: usuarios.email, activo: usuarios.activo })
    .from(usuarios)
    .where(
      inArray(
        usuarios.id,
        de.map(({ id_usuario }) => id_usuario),
      ),
    )
const avisados = async (asunto = /Cambió su cuenta/) =>
  (await e.db.select({ para: correos.para, asunto: correos.asunto }).from(correos))
    .filter(correo => asunto.test(correo.asunto))
    .map(({ para }) => para)
    .toSorted()
const estatus = async (ids: readonly string[], valor: number) => {
  const pedir = (mas: object) =>
    e.pedir('POST', 'lotes/estudiantes/estatus', {
      token: escolar,
      cuerpo: { list: 'deMiCuc', ids, values: { estatus: valor }, ...mas },
    })
  const { data } = await pedir({ preview: true })
  return pedir({ huella: data.huella })
}
/** Counts the writing statements of a call, except those of mails sent meanwhile. */
const escriturasDe = async (llamada: () => Promise<unknown>) => {
  const { sentencias } = await tiempoDeBase(async () => void (await llamada()))
  return sentencias.filter(({ text }) => /^\s*(savepoint|insert|delete|with oyentes|update (?!"correos"))/.test(text))
    .length
}

it('many records with their accounts take as many statements as a few, and each owner is told', async () => {
  const ids = alumnos.map(({ matricula }) => matricula)
  await e.db.insert(sesiones).values(
    alumnos.map(({ id_usuario }) => ({
      token_hash: `sesion de ${id_usuario}`,
      usuario_id: id_usuario,
      creada: e.reloj.ahora,
      ultima: e.reloj.ahora,
      expira: new Date(e.reloj.ahora.getTime() + 3_600_000),
      direccion: '10.0.0.9',
      dispositivo: 'Prueba',
    })),
  )
  const pocas = await escriturasDe(() => estatus(ids.slice(0, 3), 0))
  const muchas = await escriturasDe(async () => {
    expect(await estatus(ids, 0)).toMatchObject({
      status: 200,
      message: `Cambiar estatus: ${ids.length - 3} registros`,
    })
  })
  expect(muchas).toBe(pocas)
  expect((await cuentas()).filter(({ activo }) => activo)).toEqual([])
  expect(await avisados()).toEqual(alumnos.map(({ email }) => email).toSorted())
  const abiertas = await e.db.$count(
    sesiones,
    inArray(
      sesiones.usuario_id,
      alumnos.map(({ id_usuario }) => id_usuario),
    ),
  )
  expect(abiertas).toBe(0)
  await estatus(ids, 1)
  expect((await cuentas()).filter(({ activo }) => !activo)).toEqual([])
})

it('tells the one change refused by the database, and stops no other of those written together', async () => {
  await e.db.delete(correos)
  const hoja = alumnos.map(({ matricula }, lugar) => [
    matricula,
    lugar === 7 ? 'facilitador@demo.cuc.mx' : lugar === 15 ? 'escolar@demo.cuc.mx' : `junto.${lugar}@ejemplo.mx`,
  ])
  const hojas = importador(e, escolar)
  const { data } = await hojas.subir('estudiantes', Papa.unparse([['Matrícula', 'Email'], ...hoja]))
  const erradas = await hojas.filas(data.id, 'error')
  expect(erradas.map(({ renglon, faltas }) => [renglon, faltas])).toEqual(
    [9, 17].map(renglon => [renglon, { email: 'Ya existe una cuenta con ese correo' }]),
  )
  const hecho = await hojas.aplicar(data, { omitir: true })
  expect(hecho).toMatchObject({ status: 200 })
  const dichas = new Map(hoja.map(([matricula = '', email = '']) => [matricula, email]))
  const suyas = new Map((await cuentas()).map(({ id, email }) => [id, email]))
  expect(alumnos.map(({ id_usuario }) => suyas.get(id_usuario))).toEqual(
    alumnos.map(({ matricula, email }, lugar) => ([7, 15].includes(lugar) ? email : dichas.get(matricula))),
  )
  expect(await avisados()).toEqual(
    alumnos.flatMap(({ email }, lugar) => ([7, 15].includes(lugar) ? [] : [email])).toSorted(),
  )
})

it('gives back addresses passed from one to the next, the last first', async () => {
  const cadena = alumnos.slice(0, 4)
  const antes = new Map((await cuentas(cadena)).map(({ id, email }) => [id, email]))
  const suyo = (lugar: number) => antes.get(cadena[lugar]?.id_usuario ?? '') ?? ''
  const hoja = cadena.map(({ matricula }, lugar) => [matricula, lugar === 0 ? 'libre@ejemplo.mx' : suyo(lugar - 1)])
  const hojas = importador(e, escolar)
  const { data } = await hojas.subir('estudiantes', Papa.unparse([['Matrícula', 'Email'], ...hoja]))
  const hecho = await hojas.aplicar(data)
  expect(hecho).toMatchObject({ status: 200, data: { lote: expect.any(String) } })
  expect(await hojas.deshacer(hecho.data.lote)).toMatchObject({ status: 200 })
  expect(new Map((await cuentas(cadena)).map(({ id, email }) => [id, email]))).toEqual(antes)
})
