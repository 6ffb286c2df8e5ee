import { describe, expect, it } from 'vitest'
import { alreadyDone, refusal } from '../../server/crud/casos/alreadyDone.ts'
import type { CaseResource } from '../../server/crud/casos/caseContext.ts'
import { changesIn, fileInHistory } from '../../server/crud/casos/changeCase.ts'
import { fieldsOfContent } from '../../server/crud/casos/stepFields.ts'
import { inForce, opening, type Movement } from '../../server/crud/casos/movements.ts'
import { resources } from '../../src/resources/index.ts'
import { house } from '../../src/schema/house.ts'
import type { AnyProcess } from '../../src/schema/process/process.ts'
import type { AnyResource } from '../../src/schema/resource.ts'

const solicitud: AnyProcess = {
  of: 'matricula',
  people: {},
  opens: { label: 'Pedir', done: 'pidió', to: 'pedida', by: 'estudiante' },
  states: {
    pedida: { label: 'Pedida', turn: 'escolar', days: 2 },
    aceptada: { label: 'Aceptada', turn: 'escolar', days: 2, done: 'aceptó' },
    cerrada: { label: 'Cerrada', end: true },
  },
  steps: {
    aceptar: { label: 'Aceptar', done: 'dijo que sí a', from: 'pedida', to: 'aceptada', by: 'escolar' },
    cerrar: { label: 'Cerrar', done: 'cerró', from: ['pedida', 'aceptada'], to: 'cerrada', by: 'escolar' },
  },
}
const { materias }: Record<string, AnyResource> = resources
const con = (process: AnyProcess = solicitud): CaseResource => {
  if (!materias) throw new Error('no such resource')
  return { ...materias, label: { one: 'Solicitud', many: 'Solicitudes', feminine: true }, process }
}

const momento = new Date('2026-11-20T16:00:00Z')
const cuando = house().moment(momento)
const paso = (dicho: Partial<Movement>): Movement => ({
  proceso: 'solicitudes',
  caso: '1',
  n: 2,
  paso: 'aceptar',
  fase: null,
  de: 'pedida',
  a: 'aceptada',
  usuario_id: 'ana',
  autor: 'Ana Luna',
  rol: 'escolar',
  momento,
  comentario: null,
  archivo: null,
  huella: 'x',
  deshace: null,
  cambios: null,
  ...dicho,
})
const eva = { id: 'eva', email: '', rol: 'escolar', nombre: '', matricula: null, clave_cuc: null } as const
const ana = { ...eva, id: 'ana' }
const data = { quien: 'Ana Luna', cuando: momento, estado: 'aceptada', comentario: null }

describe('whoever comes too late', () => {
  type Paso = Parameters<typeof alreadyDone>[1]
  const dicho = (
    quien: typeof eva | typeof ana,
    step: Partial<Paso>,
    at: string,
    last?: Movement,
    { process = solicitud, fault }: { process?: AnyProcess; fault?: string } = {},
  ) => {
    const pedido: Paso = { name: 'rechazar', label: 'Rechazar', from: 'pedida', ...step }
    const { status, message, detalle } = alreadyDone(con(process), pedido, { at, last, usuario: quien, fault })
    return [status, message, detalle.data]
  }

  it('learns the actor and the act, in the words of the resulting state, or of the wanted step if it was done', () => {
    expect(dicho(eva, {}, 'aceptada', paso({}))).toEqual([409, `Ana Luna ya aceptó esta solicitud el ${cuando}`, data])
    expect(dicho(ana, {}, 'aceptada', paso({}))[1]).toBe(`Usted ya aceptó esta solicitud el ${cuando}`)
    expect(dicho(eva, { name: 'aceptar' }, 'aceptada', paso({}))[1]).toBe(
      `Ana Luna ya dijo que sí a esta solicitud el ${cuando}`,
    )
    const cerrada = { paso: 'cerrar', a: 'cerrada', comentario: 'Se venció' }
    expect(dicho(eva, {}, 'cerrada', paso(cerrada))).toEqual([
      409,
      `Ana Luna ya cerró esta solicitud el ${cuando}`,
      { ...data, estado: 'cerrada', comentario: 'Se venció' },
    ])
    const vuelta = { paso: 'cerrar', de: 'aceptada', a: 'pedida', deshace: 2 }
    expect(dicho(eva, { from: ['aceptada', 'otra'] }, 'pedida', paso(vuelta))[1]).toBe(
      `Ana Luna ya deshizo un paso de esta solicitud el ${cuando}`,
    )
    expect(dicho(eva, {}, 'cerrada', paso({ paso: 'archivar', a: 'archivo' }))[1]).toBe(
      `Ana Luna ya archivar esta solicitud el ${cuando}`,
    )
  })

  it('is told the state of the case, where nobody did the wanted step, or why it is not possible', () => {
    const ahi = 'La solicitud está en «Aceptada», y ahí no se puede «Rechazar»'
    expect(dicho(eva, { from: 'cerrada' }, 'aceptada', paso({}))).toEqual([409, ahi, undefined])
    expect(dicho(eva, {}, 'aceptada')).toEqual([409, ahi, undefined])
    expect(dicho(eva, { from: 'cerrada' }, 'aceptada', paso({}), { fault: 'Falta un papel' })).toEqual([
      409,
      'Falta un papel',
      undefined,
    ])
    const abierta = paso({ paso: opening, de: null, a: 'pedida' })
    expect(dicho(eva, { from: null }, 'pedida', abierta)[1]).toMatch(/^La solicitud está en «Pedida»/)
    expect(dicho(eva, { from: null }, 'aceptada', paso({ de: null }))[1]).toMatch(/^Ana Luna ya aceptó/)
  })

  it('learns it in the words of the step for the present state', () => {
    const otherwise = {
      aceptada: 'Ya se aceptó',
      cerrada: { because: 'Ya no se puede', did: 'la cerró', data: { motivo: 'cierre' } },
    }
    const cerrada = paso({ paso: 'cerrar', a: 'cerrada' })
    expect(dicho(eva, { otherwise }, 'aceptada', paso({}))).toEqual([409, 'Ya se aceptó', data])
    expect(dicho(eva, { otherwise }, 'aceptada')).toEqual([409, 'Ya se aceptó', undefined])
    expect(dicho(eva, { otherwise }, 'cerrada')).toEqual([409, 'Ya no se puede', undefined])
    expect(dicho(eva, { otherwise }, 'cerrada', cerrada)).toEqual([
      409,
      `Ya no se puede. La cerró Ana Luna el ${cuando}`,
      { ...data, estado: 'cerrada', motivo: 'cierre' },
    ])
    expect(dicho(ana, { otherwise }, 'cerrada', cerrada)[1]).toBe(`Ya no se puede. Usted la cerró el ${cuando}`)
    expect(refusal(con(), otherwise.cerrada, undefined, eva).message).toBe('Ya no se puede')
  })

  it('to a phase learns of that phase, also when it went on from there since', () => {
    const list = [{ name: 'uno', label: 'Uno' }] as const
    const process: AnyProcess = { ...solicitud, phases: { list, state: 'de_fase', keeps: [], stands: () => ({}) } }
    const cerrada = { paso: 'cerrar', de: 'aceptada', a: 'cerrada' }
    const { estado: _, ...resto } = data
    expect(dicho(eva, {}, 'cerrada', paso({ ...cerrada, fase: 0 }), { process })).toEqual([
      409,
      `Ana Luna ya cerró «Uno» el ${cuando}`,
      { ...resto, de_fase: 'cerrada' },
    ])
    expect(dicho(eva, {}, 'pedida', paso({ ...cerrada, a: 'pedida', fase: 0 }), { process })[1]).toMatch(
      /^La solicitud está en «Pedida»/,
    )
    expect(dicho(eva, {}, 'cerrada', paso({ ...cerrada, fase: 7 }), { process })[1]).toMatch(
      /^La solicitud está en «Cerrada»/,
    )
  })
})

it('counts only steps in force: neither those taken back nor the taking back', () => {
  const todos = [
    paso({ n: 1, paso: opening }),
    paso({ n: 2 }),
    paso({ n: 3, deshace: 2 }),
    paso({ n: 4, paso: 'cerrar' }),
  ]
  expect(inForce(todos).map(({ n }) => n)).toEqual([1, 4])
  expect(inForce([])).toEqual([])
})

it('history names a file as its step does, and lists only changed values', () => {
  const said = { values: {}, comment: null, faults: {}, file: { nombre: 'carta.pdf', contenido: Buffer.from('') } }
  expect(fileInHistory(undefined, said)).toEqual({ antes: { archivo: null }, despues: { archivo: 'carta.pdf' } })
  expect(fileInHistory({ pdf: { label: 'Acta', toldAs: 'acta' } }, said)).toEqual({
    antes: { acta: null },
    despues: { acta: 'carta.pdf' },
  })
  expect(fileInHistory({ pdf: { label: 'Acta' } }, { ...said, file: undefined })).toEqual({})
  expect(changesIn(['a', 'b', 'c'], { a: 1, b: [1], c: null }, { a: 2, b: [1], c: 'x', d: 5 })).toEqual({
    antes: { a: 1, c: null },
    despues: { a: 2, c: 'x' },
  })
  expect(changesIn(['a'], { a: 1, b: 1 }, { a: 1, b: 2 })).toBeUndefined()
  const { creditos, nombre } = con().fields
  if (!creditos || !nombre) throw new Error('no such field')
  expect(
    fieldsOfContent({ ...con(), fields: { nombre, creditos } }, { fields: ['creditos', 'nombre', 'nada'] }),
  ).toEqual(['nombre', 'creditos'])
  expect(fieldsOfContent(con(), {})).toEqual([])
  expect(fieldsOfContent(con(), undefined)).toEqual([])
})
