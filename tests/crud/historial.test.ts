import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordChange } from '../../server/crud/recordChange.ts'
import { colonias } from '../../server/codigosPostales/tables.ts'
import type { Apunte } from '../../server/crud/history/historyOf.ts'
import { lotes } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, estudiante, grupo } from '../harness/filas.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { otroEstudiante, vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
const tokens = new Map<string, string>()
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  await solicitudes(e.db, [{}])
  for (const quien of ['escolar', 'coordinador', 'escolar.vecino']) tokens.set(quien, await e.tokenDe(quien))
})
afterAll(() => e.cerrar())

const leer = async (ruta: string, quien = 'escolar') => {
  const respuesta = await e.pedir('GET', ruta, { token: tokens.get(quien) })
  return { ...respuesta, cuerpo: JSON.parse(respuesta.texto) }
}
const apuntes = async (ruta: string, quien?: string): Promise<readonly Apunte[]> =>
  (await leer(`historial/${ruta}`, quien)).cuerpo.data.apuntes
const cambios = async (ruta: string, quien?: string) =>
  (await apuntes(ruta, quien)).flatMap(apunte =>
    apunte.cambios.map(({ campo, antes, despues }) => `${campo}: ${antes} → ${despues}`),
  )
const usuario = { id: '00000000-0000-4000-8000-000000000001', nombre: 'Ana Escolar', email: '' }

describe('the shown history', () => {
  const ruta = `estudiantes/${estudiante.matricula}`
  const version = async () =>
    (await e.db.select().from(tables.estudiantes).where(eq(tables.estudiantes.matricula, estudiante.matricula)))[0]
  const cambiar = async (cambio: object) => {
    const fila = await version()
    const respuesta = await e.pedir('PUT', ruta, {
      token: tokens.get('escolar'),
      cuerpo: { ...fila, email: 'estudiante@demo.cuc.mx', cp: '68770', ...cambio },
    })
    expect([respuesta.texto, respuesta.status]).toEqual([expect.any(String), 200])
  }

  it('gives author, moment and change, in the words of the form, newest first', async () => {
    const [una] = await e.db.select().from(colonias)
    const [otra] = await e.db
      .insert(colonias)
      .values({
        id_municipio: una?.id_municipio ?? 0,
        codigo_postal: '68770',
        asentamiento: '0009',
        nombre: 'El Punto',
        tipo: 'Barrio',
      })
      .returning()
    await cambiar({ sexo: 'H', fecha_nacimiento: '2001-02-04', nacionalidad: 3 })
    await cambiar({ calle: 'Del Maíz', colonia: otra?.id_colonia })
    const [ultimo, primero, ...mas] = await apuntes(ruta)
    expect(mas).toEqual([])
    expect(ultimo).toMatchObject({
      autor: 'Magdalena García López',
      accion: 'update',
      momento: e.reloj.ahora.toISOString(),
    })
    expect(await cambios(ruta)).toEqual([
      'Colonia: Centro → El Punto',
      'Calle: Del Tequio → Del Maíz',
      'Fecha de nacimiento: 03/02/2001 → 04/02/2001',
      'Sexo: Mujer → Hombre',
      'Nacionalidad: Mexicana → Guatemalteca',
      'Estado de nacimiento: Oaxaca → ',
      `CURP: ${estudiante.curp} → `,
    ])
    expect(primero?.id).toBeLessThan(ultimo?.id ?? 0)
    expect(await cambios(ruta, 'coordinador')).toEqual(await cambios(ruta))
  })

  it('a page at a time, and how many there are', async () => {
    const todo = await apuntes(ruta)
    const { cuerpo, headers } = await leer(`historial/${ruta}?range=[1,1]`)
    expect([cuerpo.data.total, cuerpo.data.apuntes, headers.get('content-range')]).toEqual([
      2,
      [todo[1]],
      'historial 1-1/2',
    ])
    expect((await leer(`historial/${ruta}?range=[5,2]`)).status).toBe(422)
    const vacia = await leer(`historial/${ruta}?range=[2,900]`)
    expect([vacia.cuerpo.data, vacia.headers.get('content-range')]).toEqual([
      { total: 2, apuntes: [] },
      'historial */2',
    ])
    expect(await leer('historial/nada/1')).toMatchObject({ status: 404, message: 'No se encontró lo que busca' })
    expect(await leer('historial/cucs_programas/1', 'coordinador')).toMatchObject({ status: 404 })
    expect(await leer(`historial/${ruta}?fecha=2026-13-01`)).toMatchObject({
      status: 422,
      message: 'La fecha no es válida',
      errors: { fecha: 'La fecha no es válida' },
    })
  })

  it('documents, grades, certificates, social service and batches like any field', async () => {
    await e.pedir('PUT', `documentacion/${estudiante.matricula}`, {
      token: tokens.get('escolar'),
      cuerpo: { matricula: estudiante.matricula, documentacion: [{ nombre: 'Acta de nacimiento', estado: true }] },
    })
    await recordChange(e.db, {
      entidad: 'estudiantes',
      clave: estudiante.matricula,
      accion: 'update',
      usuario,
      momento: e.reloj.ahora,
      motivo: 'Se equivocó de hoja',
      antes: { semestre: 1 },
      despues: { semestre: 2 },
    })
    const id_clase = await clase(e.db, claves, { matriculas: [estudiante.matricula] })
    await recordChange(e.db, {
      entidad: 'calificaciones',
      clave: id_clase,
      accion: 'update',
      usuario,
      momento: e.reloj.ahora,
      antes: { [estudiante.matricula]: { asistencia: null, calificacion: 8.5, retroalimentacion: null }, otra: null },
      despues: { [estudiante.matricula]: { asistencia: 90, calificacion: 9, retroalimentacion: null }, otra: null },
    })
    const [folio] = await e.db.select().from(tables.certificados)
    await recordChange(e.db, {
      entidad: 'certificados',
      clave: folio?.n_folio ?? '',
      accion: 'update',
      usuario,
      momento: e.reloj.ahora,
      antes: { estado: 'Por emitir', certificado: null },
      despues: { estado: 'Emitido', certificado: 'firmado.pdf' },
    })
    const lote = await e.pedir('POST', 'lotes/estudiantes/estatus', {
      token: tokens.get('escolar'),
      cuerpo: { list: 'deMiCuc', ids: [estudiante.matricula], values: { estatus: 0 }, preview: true },
    })
    const hecho = await e.pedir('POST', 'lotes/estudiantes/estatus', {
      token: tokens.get('escolar'),
      cuerpo: { list: 'deMiCuc', ids: [estudiante.matricula], values: { estatus: 0 }, huella: lote.data.huella },
    })
    const suyos = await apuntes(ruta)
    expect(
      suyos.slice(0, 5).map(({ sobre, motivo, lote: enLote, cambios: dichos }) => [sobre, motivo, enLote, dichos]),
    ).toEqual([
      [null, null, 'Cambiar estatus', [{ campo: 'Estatus', antes: 'Activo', despues: 'Inactivo' }]],
      [
        'Solicitud de certificado',
        null,
        null,
        [
          { campo: 'Estado', antes: 'Por emitir', despues: 'Emitido' },
          { campo: 'Certificado', antes: '', despues: 'firmado.pdf' },
        ],
      ],
      [
        'Entrega de calificaciones',
        null,
        null,
        [
          { campo: 'Calificación de «COM-1A_Saberes de la milpa»', antes: '8.5', despues: '9' },
          { campo: 'Asistencia de «COM-1A_Saberes de la milpa»', antes: '', despues: '90' },
        ],
      ],
      [null, 'Se equivocó de hoja', null, [{ campo: 'Semestre', antes: '1', despues: '2' }]],
      [null, null, null, [{ campo: 'Documento «Acta de nacimiento»', antes: 'Pendiente', despues: 'Entregado' }]],
    ])
    expect(suyos.slice(0, 2).map(({ deshacer }) => deshacer)).toEqual([{ lote: hecho.data.lote, registros: 1 }, null])
    expect((await apuntes(ruta, 'coordinador'))[0]).toMatchObject({ lote: 'Cambiar estatus', deshacer: null })
    await e.db
      .update(lotes)
      .set({ archivo: 'bajas.xlsx' })
      .where(eq(lotes.id, String(hecho.data.lote)))
    expect((await apuntes(ruta))[0]?.deshacer).toBeNull()
    expect((await cambios(`clases/${id_clase}`)).slice(0, 2)).toEqual([
      'Calificación de José Luis Peña Cruz: 8.5 → 9',
      'Asistencia de José Luis Peña Cruz: → 90'.replace(': →', ':  →'),
    ])
    expect(await cambios(`estudiantes/${otroEstudiante}`, 'escolar.vecino')).toEqual([])
  })

  it('names a batch: an import by its file, an undone one as such', async () => {
    const [id, deshace] = [crypto.randomUUID(), crypto.randomUUID()]
    for (const [lote, de] of [
      [id, null],
      [deshace, id],
    ] as const) {
      await e.db.insert(lotes).values({
        id: lote,
        entidad: 'estudiantes',
        accion: 'importar',
        usuario_id: usuario.id,
        autor: usuario.nombre,
        momento: e.reloj.ahora,
        registros: 1,
        archivo: 'ingreso.xlsx',
        deshace: de,
      })
      await e.db.transaction(async tx => {
        await tx.execute(sql`select set_config('cuc.lote', ${lote}, true)`)
        await recordChange(tx, {
          entidad: 'estudiantes',
          clave: estudiante.matricula,
          accion: 'update',
          usuario,
          momento: e.reloj.ahora,
          antes: { semestre: de ? 3 : 2 },
          despues: { semestre: de ? 2 : 3 },
        })
      })
    }
    expect((await apuntes(ruta)).slice(0, 2).map(({ lote }) => lote)).toEqual([
      'Se deshizo: Importación de «ingreso.xlsx»',
      'Importación de «ingreso.xlsx»',
    ])
  })

  it('a step of the social service, with the comment as its reason', async () => {
    const [servicio] = await e.db
      .insert(tables.serviciosSociales)
      .values({ matricula_estudiante: estudiante.matricula, fase: 0, status: 'pendiente', turno: 'estudiante' })
      .returning()
    const clave = servicio?.id_servicio_social ?? ''
    await recordChange(e.db, {
      entidad: 'serviciosSociales',
      clave,
      accion: 'update',
      usuario,
      momento: e.reloj.ahora,
      motivo: 'Falta la firma',
      antes: { fase_uno: 'enviado', turno: 'escolar', comentario: null, archivo: null },
      despues: { fase_uno: 'rechazado', turno: 'estudiante', comentario: 'Falta la firma', archivo: null },
    })
    const dicho = {
      motivo: 'Falta la firma',
      cambios: [
        { campo: 'Turno de', antes: 'Servicios escolares', despues: 'Estudiante' },
        { campo: 'Carta de solicitud', antes: 'Enviado', despues: 'Rechazado' },
      ],
    }
    expect((await apuntes(ruta))[0]).toMatchObject({ ...dicho, sobre: 'Servicio social' })
    expect((await apuntes(`serviciosSociales/${clave}`))[0]).toMatchObject({ ...dicho, sobre: null })
  })

  it('no key in the place of a name, and nothing of another campus', async () => {
    await recordChange(e.db, {
      entidad: 'estudiantes',
      clave: estudiante.matricula,
      accion: 'update',
      usuario,
      momento: e.reloj.ahora,
      antes: {
        clave_grupo: 'SAV-1A',
        id_reticula: '00000000-0000-4000-8000-000000000009',
        password: 'x',
        hash: 'scrypt$',
      },
      despues: { clave_grupo: grupo.clave_grupo, id_reticula: claves.id_reticula },
    })
    const [ultimo] = await apuntes(ruta)
    expect(ultimo?.cambios).toEqual([
      { campo: 'Malla curricular', antes: 'un registro que usted no consulta', despues: 'Plan 2020' },
      { campo: 'Grupo', antes: 'un registro que usted no consulta', despues: 'Primero A' },
    ])
    expect((await apuntes(ruta, 'coordinador'))[0]?.cambios[1]?.antes).toBe('Primero de Ñuu Savi')
    expect(JSON.stringify(await apuntes(ruta, 'coordinador'))).not.toMatch(
      /[\da-f]{8}-[\da-f]{4}|scrypt|SAV-1A|COM-1A"/,
    )
  })

  it('nothing of an earlier, deleted record of the same key', async () => {
    const otro = {
      ...cuc,
      clave: '20DCU0007X',
      nombre: 'Antes',
      numero: '07',
      calle: 'A',
      num_exterior: '1',
      cp: '68770',
      colonia: 1,
    }
    const token = tokens.get('coordinador')
    await e.pedir('POST', 'cucs', { token, cuerpo: otro })
    expect(await cambios(`cucs/${otro.clave}`, 'coordinador')).toContain('Nombre:  → Antes')
    expect((await e.pedir('DELETE', `cucs/${otro.clave}`, { token })).status).toBe(200)
    expect((await leer(`historial/cucs/${otro.clave}`, 'coordinador')).status).toBe(404)
    await e.pedir('POST', 'cucs', { token, cuerpo: { ...otro, nombre: 'Después' } })
    expect((await cambios(`cucs/${otro.clave}`, 'coordinador')).filter(dicho => dicho.startsWith('Nombre'))).toEqual([
      'Nombre:  → Después',
    ])
  })
})
