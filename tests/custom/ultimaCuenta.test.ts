import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { adviceHeader, type Advice } from '../../src/schema/advice.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, persona } from '../harness/filas.ts'
import { hashBarato } from '../harness/hashBarato.ts'
import { otroCuc, vecinos } from '../harness/vecinos.ts'

let e: Escena
let token: string
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  token = await e.tokenDe('administrativo')
})
afterAll(() => e.cerrar())

const preguntado = async (recurso: string, letra: string) =>
  (await e.pedir('GET', `${recurso}/${persona(letra).matricula}/eliminacion`, { token })).data.tambien
const unica = (rol: string) =>
  `la única cuenta activa de ${rol} en ${cuc.nombre} (sus solicitudes, avisos y pendientes no esperarán a nadie)`

const nadieMas = (rol: string) =>
  `No quedará otra cuenta activa de ${rol} en ${cuc.nombre}: sus solicitudes, avisos y pendientes no esperarán a nadie`

it.each([
  ['escolares', 'escolar', 'E', 'Escolar'],
  ['consejeros', 'consejero', 'C', 'Consejero'],
] as const)(
  'making the last of %s of a CUC inactive, or moving them, is asked',
  async (recurso, rol, letra, llamado) => {
    const { [recurso]: personas } = tables
    const { matricula } = persona(letra)
    const { data } = await e.pedir('GET', `${recurso}/${matricula}`, { token })
    const dichos = async (cambios: object) => {
      const cuerpo = { clave: matricula, valores: { ...data, ...cambios } }
      const { texto } = await e.pedir('POST', `advertencias/${recurso}`, { token, cuerpo })
      const { hallazgos }: Advice = JSON.parse(texto).data
      return hallazgos.map(({ campo, texto: dicho }) => [campo, dicho])
    }
    const inactivas = async (ids: readonly string[]) => {
      const cuerpo = { list: 'todos', ids, values: { status: 0 }, preview: true }
      const encabezados = { [adviceHeader]: 'none' }
      const { texto } = await e.pedir('POST', `lotes/${recurso}/estatus`, { token, cuerpo, encabezados })
      return JSON.parse(texto).data.avisos
    }
    expect(await dichos({ telefono: '9510000000' })).toEqual([])
    expect(await dichos({ status: 0 })).toEqual([['status', nadieMas(llamado)]])
    expect(await dichos({ clavecuc: otroCuc.clave })).toEqual([['clavecuc', nadieMas(llamado)]])
    const [cuenta] = await e.db
      .insert(usuarios)
      .values({ email: `mas.${rol}@demo.cuc.mx`, hash: hashBarato(), rol })
      .returning()
    const [suyo] = await e.db.select().from(personas).where(eq(personas.matricula, matricula))
    const otra = persona('Y').matricula
    await e.db.insert(personas).values({
      ...persona('Y'),
      nombre: 'Xóchitl',
      ...(recurso === 'consejeros' && { tipos_consejero: [1] }),
      calle: 'Del Tequio',
      num_exterior: '8',
      colonia: suyo?.colonia ?? 0,
      clavecuc: cuc.clave,
      id_usuario: cuenta?.id ?? '',
    })
    expect([await dichos({ status: 0 }), await inactivas([matricula])]).toEqual([[], undefined])
    expect(await inactivas([matricula, otra])).toEqual([{ texto: nadieMas(llamado), quienes: [expect.any(String)] }])
    await e.db.delete(personas).where(eq(personas.matricula, otra))
  },
)

it.each([
  ['escolares', 'escolar', 'E', 'Escolar'],
  ['consejeros', 'consejero', 'C', 'Consejero'],
] as const)('deleting the last of %s of a CUC who can sign in asks first', async (recurso, rol, letra, llamado) => {
  const { [recurso]: personas } = tables
  expect(await preguntado(recurso, letra)).toBe(unica(llamado))
  const [colonia] = await e.db.select({ colonia: tables.cucs.colonia }).from(tables.cucs)
  const [otra] = await e.db
    .insert(usuarios)
    .values({ email: `otra.${rol}@demo.cuc.mx`, hash: hashBarato(), rol })
    .returning()
  const id_usuario = otra?.id ?? ''
  await e.db.insert(personas).values({
    ...persona('X'),
    calle: 'Del Tequio',
    num_exterior: '8',
    colonia: colonia?.colonia ?? 0,
    clavecuc: cuc.clave,
    id_usuario,
  })
  expect([await preguntado(recurso, letra), await preguntado(recurso, 'X')]).toEqual([null, null])
  await e.db.update(usuarios).set({ activo: false }).where(eq(usuarios.id, id_usuario))
  expect([await preguntado(recurso, letra), await preguntado(recurso, 'X')]).toEqual([unica(llamado), null])
  const borrado = await e.pedir('DELETE', `${recurso}/${persona(letra).matricula}`, { token })
  expect(borrado.status).toBe(200)
})
