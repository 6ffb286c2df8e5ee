import { eq, sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lotes } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { createApp } from '../../server/universityServer.ts'
import { refuseUnknownAdvisors } from '../../server/crud/advice/refuseUnknownAdvisors.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { importador } from '../harness/importador.ts'
import { otroCuc, vecinos } from '../harness/vecinos.ts'

const { calificacionesPrevias, firmantes, programas, reticulas } = tables
let e: Escena
let token: string
let previas: string[] = []
beforeAll(async () => {
  e = await escena()
  const { id_materia, id_periodo } = await vecinos(e.db)
  token = await e.tokenDe('escolar')
  const una = { matricula_estudiante: estudiante.matricula, id_materia, id_periodo, calificacion: 8, motivo: 'Archivo' }
  const filas = (['Ordinario', 'Extraordinario', 'Equivalencia', 'Revalidación'] as const).map(tipo => ({
    ...una,
    tipo,
    institucion: 'Otra',
    documento: 'Oficio',
    estado: 'Por confirmar' as const,
    registrada_por: 'Ana',
  }))
  const hechas = await e.db.insert(calificacionesPrevias).values(filas).returning()
  previas = hechas.map(({ id_calificacion }) => id_calificacion).toSorted()
})
afterAll(() => e.cerrar())

const pedir = async (ruta: string, cuerpo: object, quien = token) => {
  const { texto, status, message } = await e.pedir('POST', `lotes/${ruta}`, { token: quien, cuerpo })
  return { status, message, data: JSON.parse(texto).data }
}
const confirmar = async (ids: readonly string[]) => {
  const cuerpo = { list: 'registradas', ids }
  const { data } = await pedir('calificacionesPrevias/confirmar', { ...cuerpo, preview: true })
  return pedir('calificacionesPrevias/confirmar', { ...cuerpo, huella: data.huella })
}

describe('an act with some impossible records', () => {
  it('is done to the others, and says how many were left as they were, and why', async () => {
    const [una = '', dos = '', tres = '', cuatro = ''] = previas
    const primera = await confirmar([una])
    expect([primera.message, primera.data.deshacer]).toEqual(['Dar por confirmadas: 1 registro', false])
    const segunda = await confirmar([una, dos])
    expect(segunda.message).toBe('Dar por confirmadas: 1 registro; 1 quedó como estaba')
    expect(segunda.data).toMatchObject({
      total: 2,
      cambian: 1,
      iguales: 0,
      impedidos: 1,
      motivos: [
        {
          motivo: 'no está por confirmar',
          cuantos: 1,
          quienes: [{ id: una, titulo: 'Saberes de la milpa José Luis Peña' }],
        },
      ],
      detenido: false,
    })
    const tercera = await confirmar([una, dos, tres, cuatro])
    expect(tercera.message).toBe('Dar por confirmadas: 2 registros; 2 quedaron como estaban')
    expect(tercera.data.resultados.map(({ id, hecho }: { id: string; hecho?: true }) => [id, hecho ?? false])).toEqual([
      [una, false],
      [dos, false],
      [tres, true],
      [cuatro, true],
    ])
    const nada = await confirmar([una])
    expect([nada.message, nada.data.lote, nada.data.deshacer]).toEqual([
      'Dar por confirmadas: 0 registros; 1 quedó como estaba',
      null,
      false,
    ])
    expect(await pedir('calificacionesPrevias/confirmar', { list: 'registradas', ids: [una] })).toMatchObject({
      status: 422,
      message: 'Revise primero qué pasaría con los registros elegidos',
    })
  })

  it('is not undone if it closed the records, if it is itself an undoing, or if nobody knows of it', async () => {
    const [hecho] = await e.db.select().from(lotes).where(eq(lotes.registros, 2))
    const porque = 'Esta calificación ya fue confirmada: solo la coordinación académica la corrige, con su motivo'
    const negada = await pedir(`${hecho?.id}/deshacer`, {})
    expect([negada.status, negada.message]).toEqual([409, `Ya no se puede deshacer: ${porque}`])
    expect(negada.data.impiden.map(({ motivo }: { motivo: string }) => motivo)).toEqual([porque, porque])
    const deshace = crypto.randomUUID()
    await e.db.insert(lotes).values({ ...hecho!, id: deshace, deshace: hecho?.id ?? null })
    const manual = crypto.randomUUID()
    await e.db.insert(lotes).values({ ...hecho!, id: manual, entidad: 'estudiantes', accion: 'documentos' })
    for (const id of [deshace, manual])
      expect(await pedir(`${id}/deshacer`, {})).toMatchObject({
        status: 409,
        message: 'Esta acción no se puede deshacer',
      })
    for (const [entidad, accion] of [
      ['nada', 'confirmar'],
      ['calificacionesPrevias', 'nada'],
    ] as const) {
      const id = crypto.randomUUID()
      await e.db.insert(lotes).values({ ...hecho!, id, entidad, accion })
      expect(await pedir(`${id}/deshacer`, {})).toMatchObject({
        status: 409,
        message: 'Ya no se puede deshacer: esa acción ya no existe',
      })
    }
    expect(await pedir('nada/deshacer', {})).toMatchObject({ status: 404, message: 'No se encontró lo que busca' })
    const deOtro = crypto.randomUUID()
    await e.db.insert(lotes).values({ ...hecho!, id: deOtro, entidad: 'materias', accion: 'importar' })
    expect(await pedir(`${deOtro}/deshacer`, {})).toMatchObject({
      status: 403,
      message: 'No tiene permiso para realizar esta acción',
    })
  })
})

describe('the undoing of an import', () => {
  it('is offered to be, unless it closes a record', async () => {
    const quien = importador(e, token)
    await e.db.update(calificacionesPrevias).set({ estado: 'Por confirmar' })
    const importar = async (calificacion: string, estados: readonly string[]) => {
      const filas = estados.map((estado, nth) => [previas[nth] ?? '', calificacion, estado])
      const { data } = await quien.subir(
        'calificacionesPrevias',
        Papa.unparse([['ID', 'Calificación', 'Estado'], ...filas]),
      )
      const { data: hecho } = await quien.aplicar(data, { omitir: true })
      const lote = (await quien.lotes('calificacionesPrevias')).find(({ id }) => id === hecho.lote)
      return [hecho.cambiados, hecho.deshacer, lote?.['deshacer']]
    }
    expect(await importar('7', ['Por confirmar', 'Por confirmar'])).toEqual([2, true, true])
    expect(await importar('9', ['Por confirmar', 'Confirmada'])).toEqual([2, false, false])
  })

  it('names each record in the way, and leaves all', async () => {
    const coordinador = importador(e, await e.tokenDe('coordinador'))
    const columnas = ['clave', 'nombre', 'creditos', 'duracion', 'modalidad', 'grado', 'periodicidad', 'fecha_registro']
    const fila = (n: string) => [
      `NUEVOPROG${n}`,
      `Nuevo ${n}`,
      '300',
      '8',
      'Escolarizada',
      'Licenciatura',
      'Semestre',
      '20/04/2020',
    ]
    const { data } = await coordinador.subir('programas', Papa.unparse([columnas, ...['A', 'B', 'C', 'D'].map(fila)]))
    expect(data.cuenta).toMatchObject({ nuevos: 4, errores: 0 })
    const { lote } = (await coordinador.aplicar(data)).data
    const {
      data: { filas: rows, ausentes },
    } = JSON.parse(
      (await e.pedir('GET', `importaciones/lotes/${lote}/filas`, { token: await e.tokenDe('coordinador') })).texto,
    )
    expect(ausentes).toBe(0)
    expect(rows.map(({ clave, accion, antes, despues }: Escrita) => [clave, accion, antes, despues.nombre])).toEqual(
      ['A', 'B', 'C', 'D'].map(n => [`NUEVOPROG${n}`, 'create', null, `Nuevo ${n}`]),
    )
    await e.db
      .insert(reticulas)
      .values(['B', 'C'].map(n => ({ nombre: 'Plan', clave_programa: `NUEVOPROG${n}`, creditos_totales: 300 })))
    const vuelta = await coordinador.deshacer(lote)
    const motivo = 'No se puede eliminar porque está en uso: 1 malla curricular'
    expect([vuelta.status, vuelta.message, vuelta.data.impiden]).toEqual([
      409,
      `Ya no se puede deshacer: ${motivo}`,
      ['B', 'C'].map(n => ({ id: `NUEVOPROG${n}`, titulo: `Nuevo ${n}`, motivo })),
    ])
    expect(await e.db.$count(programas)).toBe(6)
    await e.db.delete(reticulas).where(eq(reticulas.nombre, 'Plan'))
    await e.db.execute(sql`create function ocupado() returns trigger language plpgsql as $$ begin
      if old.clave_programa in ('NUEVOPROGA', 'NUEVOPROGD') then
        raise exception using errcode = '23503', table = 'otra', message = 'in use';
      end if;
      return old; end $$`)
    await e.db.execute(sql`create trigger ocupado before delete on programas for each row execute function ocupado()`)
    const ocupada = await coordinador.deshacer(lote)
    expect(ocupada.message).toBe('Ya no se puede deshacer: No se puede eliminar porque está en uso')
    expect([ocupada.status, ocupada.data.impiden]).toEqual([
      409,
      ['A', 'D'].map(n => ({
        id: `NUEVOPROG${n}`,
        titulo: `Nuevo ${n}`,
        motivo: 'No se puede eliminar porque está en uso',
      })),
    ])
    expect(await e.db.$count(programas)).toBe(6)
    await e.db.execute(sql`drop function ocupado cascade`)
    expect((await coordinador.deshacer(lote)).message).toBe('Se deshizo «Importar»: 4 registros')
    expect(await e.db.$count(programas)).toBe(2)
  })

  it('leaves records beyond its author’s rights', async () => {
    const quien = importador(e, token)
    const { data } = await quien.subir(
      'firmantes',
      Papa.unparse([
        ['CUC', 'Cargo', 'Nombre', 'Apellidos', 'Desde'],
        ['CUC Guelatao', 'Dirección del CUC', 'Aurora', 'Luna', '01/02/2026'],
      ]),
    )
    expect((await quien.filas(data.id)).map(({ faltas }) => faltas)).toEqual([{}])
    const { lote } = (await quien.aplicar(data)).data
    await e.db.update(firmantes).set({ clave_cuc: otroCuc.clave })
    const vuelta = await quien.deshacer(lote)
    expect([vuelta.status, vuelta.message]).toEqual([
      409,
      'Ya no se puede deshacer: No tiene permiso para realizar esta acción',
    ])
    expect(await e.db.$count(firmantes)).toBe(1)
  })
})

describe('advice refused by an installation', () => {
  it('stops a row of a sheet in its words, each at its field', async () => {
    const en = createApp(e.db, { ...e.opciones, refusingAdvisors: ['personas'] })
    const quien = importador({ ...e, app: en, pedir: (m, r, mas) => e.pedir(m, r, { ...mas, en }) }, token)
    const hoja = Papa.unparse([
      ['Matrícula', 'Apellido paterno', 'Apellido materno'],
      [estudiante.matricula, 'Peñá', 'Cruz'],
    ])
    const { data } = await quien.subir('estudiantes', hoja)
    const [una] = await quien.filas(data.id)
    expect([una?.estado, Object.values(una?.faltas ?? {}).join(), una?.dudas]).toEqual([
      'error',
      expect.stringMatching(/^Ya hay una persona con /),
      [],
    ])
    const { data: libre } = await importador(e, token).subir('estudiantes', hoja)
    const [dudosa] = await importador(e, token).filas(libre.id)
    expect([dudosa?.estado, dudosa?.faltas, dudosa?.dudas.map(({ mensaje }) => mensaje).join()]).toEqual([
      'cambia',
      {},
      Object.values(una?.faltas ?? {})
        .join()
        .replaceAll('. Ya', ',Ya'),
    ])
  })

  it('must be one of the declared kinds', () => {
    expect(() => refuseUnknownAdvisors(['choques', 'nada'])).toThrow(
      'IMPIDEN dice «nada», que no es una advertencia: las que hay son ',
    )
    refuseUnknownAdvisors(['choques', 'personas'])
    refuseUnknownAdvisors()
  })
})

type Escrita = { clave: string; accion: string; antes: object | null; despues: Record<string, unknown> }
