import { omit } from 'es-toolkit'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { avisos } from '../../server/university/notices.ts'
import { tables } from '../../server/university/tables.ts'
import { addDias } from '../../src/domain/fechas.ts'
import { dondeEsta } from '../../src/domain/servicioSocial/dondeEsta.ts'
import { cartaDeTerminacion, liberacion, nombreDeFase } from '../../src/domain/servicioSocial/fases.ts'
import { faseActual, faseParaDecidir } from '../../src/domain/servicioSocial/servicio.ts'
import { fechaLarga } from '../../src/language/fechaLarga.ts'
import { solicitud } from '../casos/solicitud.ts'
import { despuesDe } from '../domain/servicioSocial/alcanzables.ts'
import { aFondo } from '../harness/aFondo.ts'
import { cuerpoDeReadmision } from '../harness/cuerpoDeReadmision.ts'
import { informacionDeServicio } from '../harness/servicios.ts'
import { enCadaFase, enCurso, inicio, porMatricula, type Alumno, type Fila } from './enCadaFase.ts'

let f: Awaited<ReturnType<typeof enCadaFase>>
let alumnos: readonly Alumno[]
beforeAll(async () => {
  f = await enCadaFase()
})
afterAll(() => f.o.e.cerrar())
beforeEach(async () => {
  alumnos = await f.empezar()
})

/** Returns what a student is told on the day of return: of the account, and of a service under way. */
const dichoAlVolver = (alumno: Alumno) => (alumno.turno === 'nadie' ? [activada] : [activada, dichoDelServicio(alumno)])
const activada = 'Cuenta activada: Si usted no lo hizo ni lo pidió, cambie su contraseña y avise a la administración.'
const dichoDelServicio = (alumno: Alumno) => {
  const { turno, vence } = f.esperado(alumno)
  const continua =
    'Su servicio social continúa: Los días en que su matrícula estuvo inactiva no cuentan en su servicio social.'
  if (turno !== 'estudiante' || !vence) return `${continua} Ábralo para ver en qué va.`
  const dia = fechaLarga(vence)
  const plazo = vence < f.hoy() ? `el plazo terminó el ${dia}; aún puede enviarlo` : `tiene hasta el ${dia}`
  return `${continua} Siga con «${nombreDeFase(faseActual(alumno.servicio))}»: ${plazo}.`
}

/** Leaves, by the days from the deadline to the first day away, and how many days each time lasts. All end within half a year, after which notices are forgotten. */
const bajas = [
  { primerDia: -1, veces: [20, 40] },
  { primerDia: 0, veces: [1] },
  { primerDia: 1, veces: [60] },
] as const

it.each(aFondo ? bajas.map((_, vuelta) => vuelta) : [0])(
  'who leaves the day before the last one, on it or after it finds nothing lost and nothing gained, in every phase: %i',
  async vuelta => {
    const dias = new Map<string, { salen: Alumno[]; vuelven: Alumno[] }>()
    const elDia = (dia: string) => {
      const suyo = dias.get(dia) ?? { salen: [], vuelven: [] }
      dias.set(dia, suyo)
      return suyo
    }
    for (const [lugar, alumno] of alumnos.entries()) {
      const { primerDia, veces } = bajas[(lugar + vuelta) % bajas.length] ?? bajas[0]
      let dia = alumno.vence ? addDias(alumno.vence, primerDia) : inicio
      for (const cuantos of veces) {
        elDia(dia).salen.push(alumno)
        dia = addDias(dia, cuantos)
        elDia(dia).vuelven.push(alumno)
        dia = addDias(dia, 3)
      }
    }
    const dichos: Record<string, string[]> = {}
    for (const [dia, { salen, vuelven }] of [...dias].toSorted(([uno], [otro]) => uno.localeCompare(otro))) {
      await f.elDia(dia)
      if (salen.length) await f.poner(salen, 0)
      if (vuelven.length) await f.poner(vuelven, 1)
      if (aFondo || vuelven.length) await f.expectEsperado(alumnos)
      for (const alumno of vuelven) {
        await f.expectElSuyo(alumno)
        ;(dichos[alumno.cuenta] ??= []).push(...dichoAlVolver(alumno))
      }
    }
    expect(await f.avisados()).toEqual(dichos)
    const { data } = await f.como('escolar', 'POST', 'seguimiento/recordatorios', { que: 'servicios' })
    expect(data.cuantos).toBe(alumnos.filter(cada => cada.turno === 'estudiante' && f.estaDetenido(cada)).length)
  },
)

it.each(['aceptar', 'rechazar'] as const)(
  'what the office decides meanwhile («%s») waits for the student with all of its days, and is told once, at the return',
  async accion => {
    const revisados = alumnos.filter(cada => cada.turno === 'escolar')
    expect(revisados.length).toBeGreaterThan(0)
    await f.elDia('2026-11-21')
    await f.poner(revisados, 0)
    await f.elDia('2026-11-23')
    for (const alumno of revisados) {
      const { puesto } = alumno
      const fase = faseParaDecidir(alumno.servicio) ?? 0
      const comentario = accion === 'rechazar' ? 'Falta la firma' : ''
      expect((await f.o.pedirPaso('escolar', { accion, fase, comentario, puesto })).status).toBe(200)
      const servicio = despuesDe(alumno.servicio, accion, fase)
      const { turno, vence } = dondeEsta(servicio, f.hoy(), {
        ...informacionDeServicio,
        corrimiento: f.diasFuera(alumno),
      })
      Object.assign(alumno, { servicio, turno, vence, fuera: [{ desde: f.hoy() }] })
    }
    await f.expectEsperado(alumnos)
    expect(Object.keys(await f.avisados())).toEqual(accion === 'aceptar' ? ['coordinador'] : [])
    await f.elDia('2027-01-10')
    await f.expectEsperado(alumnos)
    await f.poner(revisados, 1)
    await f.expectEsperado(alumnos)
    for (const alumno of revisados) await f.expectElSuyo(alumno)
    const { coordinador: _, ...dichos } = await f.avisados()
    expect(dichos).toEqual(Object.fromEntries(revisados.map(cada => [cada.cuenta, dichoAlVolver(cada)])))
  },
)

it('a letter of release that is handed over meanwhile is told at the return, also on the same day', async () => {
  const porLiberar = alumnos.filter(cada => cada.turno === 'coordinador')
  expect(porLiberar.length).toBeGreaterThan(0)
  await f.poner(porLiberar, 0)
  for (const { puesto } of porLiberar)
    expect((await f.o.pedirPaso('coordinador', { accion: 'entregar', fase: liberacion, puesto })).status).toBe(200)
  await f.poner(porLiberar, 1)
  const { escolar: _, ...dichos } = await f.avisados()
  const completado =
    'Servicio social completado: La Coordinación académica entregó su carta de liberación: su servicio social está completado.'
  expect(dichos).toEqual(Object.fromEntries(porLiberar.map(({ cuenta }) => [cuenta, [activada, completado]])))
})

it('a batch or a leave that is undone the same day gives every service back as it was; the day after, with one day more', async () => {
  const { serviciosSociales: servicios } = tables
  const filas = async () => {
    const todas = await f.o.e.db.select().from(servicios).orderBy(servicios.id_servicio_social)
    return todas.map(fila => omit(fila, ['dias_ausente']))
  }
  const hecho = async (quien: string, ruta: string, cuerpo = {}) => {
    const { status, data } = await f.como(quien, 'POST', ruta, cuerpo)
    expect([ruta, status < 300]).toEqual([ruta, true])
    return data
  }
  const antes = await filas()
  const lote = await f.poner(alumnos, 0)
  await hecho('escolar', `lotes/${lote}/deshacer`)
  expect(await filas()).toEqual(antes)
  const [alumno, ...otros] = alumnos
  if (!alumno) throw new Error('nobody asks for a leave')
  for (const { fuera } of otros) fuera.splice(0)
  f.o.tokens.set('estudiante', await f.o.e.tokenDe(alumno.cuenta))
  const { id_caso } = await hecho('estudiante', 'bajasTemporales', solicitud)
  await hecho('escolar', `bajasTemporales/${id_caso}/aceptar`)
  await hecho('coordinador', `bajasTemporales/${id_caso}/confirmar`)
  await hecho('coordinador', `bajasTemporales/${id_caso}/deshacer`, { comentario: 'Por error' })
  expect(await filas()).toEqual(antes)
  await hecho('coordinador', `bajasTemporales/${id_caso}/confirmar`)
  await f.elDia('2026-11-21')
  await hecho('coordinador', `bajasTemporales/${id_caso}/deshacer`, { comentario: 'Por error' })
  Object.assign(alumno, { fuera: [{ desde: inicio, hasta: '2026-11-21' }] })
  await f.expectEsperado(alumnos)
})

/** Readmits every student under a matrícula of their own until the story ends; answers the new ones. */
const readmitirTodos = async () => {
  const nuevas = alumnos.map((_, lugar) => `N${String(lugar).padStart(3, '0')}`.padEnd(18, '1'))
  for (const [lugar, nueva] of nuevas.entries()) {
    const cuerpo = cuerpoDeReadmision(f.o.claves.id_reticula, nueva, {
      matricula_anterior: alumnos[lugar]?.puesto.matricula,
    })
    expect([lugar, (await f.como('escolar', 'POST', 'estudiantes/readmision', cuerpo)).status]).toEqual([lugar, 201])
  }
  onTestFinished(async () => {
    await f.elDia(f.hoy())
    for (const nueva of nuevas) await f.como('escolar', 'DELETE', `estudiantes/${nueva}`)
  })
  return nuevas
}
const sigue = ({ servicio }: Alumno) => faseActual(servicio) >= cartaDeTerminacion
const leidos = async () => porMatricula(await f.leer<readonly Fila[]>('escolar', enCurso))

it('who is readmitted takes along the service of which only papers are left, and leaves no other that awaits anybody; undone, each goes on with the days that were left', async () => {
  const [deBaja, activos] = [alumnos.filter((_, lugar) => lugar % 2), alumnos.filter((_, lugar) => lugar % 2 === 0)]
  await f.poner(deBaja, 0)
  await f.elDia('2026-11-30')
  const nuevas = await readmitirTodos()
  for (const { fuera } of deBaja.filter(sigue)) Object.assign(fuera.at(-1) ?? {}, { hasta: f.hoy() })
  const esperados = alumnos.filter(cada => sigue(cada) && cada.turno !== 'nadie').map(f.esperado)
  expect(esperados.map(({ turno }) => turno)).toEqual(expect.arrayContaining(['estudiante', 'escolar', 'coordinador']))
  expect(await leidos()).toEqual(porMatricula(esperados))
  for (const alumno of activos.filter(cada => !sigue(cada))) alumno.fuera.push({ desde: f.hoy() })
  await f.elDia('2026-12-10')
  for (const nueva of nuevas) expect((await f.como('escolar', 'DELETE', `estudiantes/${nueva}`)).status).toBe(200)
  for (const { fuera } of activos) Object.assign(fuera.at(-1) ?? {}, { hasta: f.hoy() })
  for (const { fuera } of deBaja.filter(sigue)) fuera.push({ desde: f.hoy() })
  await f.expectEsperado(alumnos)
  await f.poner(deBaja, 1)
  await f.expectEsperado(alumnos)
})

it('in no phase is a service left to nobody by a step under another matrícula: the person is told, and sends; what does not go on is not decided', async () => {
  await readmitirTodos()
  await f.o.e.db.delete(avisos)
  for (const alumno of alumnos.filter(({ turno }) => turno !== 'nadie')) {
    const { puesto, cuenta, servicio, turno } = alumno
    const mio = { ...puesto, token: await f.o.e.tokenDe(cuenta) }
    const fase = turno === 'escolar' ? (faseParaDecidir(servicio) ?? 0) : faseActual(servicio)
    const paso = (quien: 'escolar' | 'estudiante', accion: 'rechazar' | 'enviar') =>
      f.o.pedirPaso(quien, { accion, fase, comentario: accion === 'rechazar' ? 'Falta el sello' : '', puesto: mio })
    if (!sigue(alumno)) {
      const [quien, accion, status] =
        turno === 'escolar' ? (['escolar', 'rechazar', 409] as const) : (['estudiante', 'enviar', 403] as const)
      expect([fase, accion, (await paso(quien, accion)).status]).toEqual([fase, accion, status])
      continue
    }
    await f.expectElSuyo(alumno)
    if (turno === 'coordinador') continue
    if (turno === 'estudiante') expect([fase, (await paso('estudiante', 'enviar')).status]).toEqual([fase, 200])
    expect([fase, (await paso('escolar', 'rechazar')).status]).toEqual([fase, 200])
    const rechazado = dondeEsta(despuesDe(servicio, 'rechazar', fase), f.hoy(), informacionDeServicio)
    await f.expectElSuyo({ ...alumno, ...rechazado, turno: 'estudiante' })
    const dichos = (await f.avisados())[cuenta]
    expect(dichos).toEqual([expect.stringContaining(`se rechazó «${nombreDeFase(fase)}»: Motivo: Falta el sello`)])
    expect([fase, (await paso('estudiante', 'enviar')).status]).toEqual([fase, 200])
  }
})

it('a leave under the matrícula that a service goes on with puts it on pause, and the return ends it', async () => {
  const nuevas = await readmitirTodos()
  const poner = async (estatus: 0 | 1) => {
    const lote = { ids: nuevas, list: 'deMiCuc', values: { estatus } }
    const { data } = await f.como('escolar', 'POST', 'lotes/estudiantes/estatus', { ...lote, preview: true })
    const hecho = await f.como('escolar', 'POST', 'lotes/estudiantes/estatus', { ...lote, huella: data.huella })
    expect(hecho.status).toBe(200)
  }
  const siguen = alumnos.filter(cada => sigue(cada) && cada.turno !== 'nadie')
  await f.elDia('2026-11-23')
  await poner(0)
  for (const { fuera } of siguen) fuera.push({ desde: f.hoy() })
  expect(await leidos()).toEqual(porMatricula(siguen.map(f.esperado)))
  await f.elDia('2026-12-03')
  await poner(1)
  for (const { fuera } of siguen) Object.assign(fuera.at(-1) ?? {}, { hasta: f.hoy() })
  expect(await leidos()).toEqual(porMatricula(siguen.map(f.esperado)))
  for (const alumno of siguen) await f.expectElSuyo(alumno)
})

it.each(['consejero', 'facilitador', 'administrativo', 'estudiante'])(
  '%s does not read the services of others',
  async rol => {
    f.o.tokens.set(rol, await f.o.e.tokenDe(rol))
    expect((await f.como(rol, 'GET', enCurso)).status).toBe(403)
    const porHacer = await f.leer<readonly { resource: string; total: number }[]>(rol, 'pendientes')
    const deServicio = porHacer.filter(({ resource }) => resource === 'serviciosSociales').map(({ total }) => total)
    expect(deServicio).toEqual(rol === 'estudiante' ? [1] : [])
  },
)
