import { and, eq } from 'drizzle-orm'
import { sinMovimientoEl } from '../../../src/resources/sinMovimiento.ts'
import { house, resourceNamed } from '../../../src/schema/house.ts'
import { pendingOf } from '../../../src/schema/doors/pendingOf.ts'
import { doorOf } from '../../../src/schema/resource.ts'
import type { Rol } from '../../../src/domain/roles.ts'
import type { Recordatorio } from '../../../src/domain/recordatorios.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { Notice } from '../../crud/notices/tell.ts'
import { listingOf } from '../../crud/read/listingOf.ts'
import { readPlanOf } from '../../crud/read/readPlan.ts'
import type { RequestScope } from '../../crud/requestScope.ts'
import { serverHouse } from '../../crud/serverHouse.ts'
import { tables } from '../../university/tables.ts'

type Deudores = (tx: Queryable, call: RequestScope, dias: number) => Promise<readonly Notice[]>

const { clases, estudiantes, grupos, serviciosSociales } = tables

/** Notices to those who owe what the caller follows, by the very rows of the lists of follow-up. */
export const deudores: Readonly<Record<Recordatorio, Deudores>> = {
  calificaciones: async (tx, call) => {
    const alcance = { ...call, resource: resourceNamed('clases'), table: clases }
    const filas = await tx
      .selectDistinct({ matricula: clases.matricula })
      .from(clases)
      .where(
        and(
          await filasDe(tx, call, { resource: 'clases', list: 'todas', filter: { vista: 'sinCalificar' } }),
          serverHouse().scopes.dePeriodoIniciado.condition(alcance),
          serverHouse().scopes.porCalificar.condition(alcance),
        ),
      )
    return noticesTo(
      { people: 'facilitadores', keys: filas.map(({ matricula }) => matricula) },
      'facilitador',
      'clases',
      {
        subject: 'Asignaturas por calificar',
        text: 'Tiene asignaturas por calificar. Abra la hoja de cada una, escriba las calificaciones y envíelas.',
      },
    )
  },
  cierres: async (tx, call) => {
    const filas = await tx
      .selectDistinct({ clave_cuc: grupos.clave_cuc })
      .from(clases)
      .innerJoin(grupos, eq(grupos.clave_grupo, clases.clave_grupo))
      .where(await filasDe(tx, call, { resource: 'clases', list: 'todas', filter: { vista: 'porCerrar' } }))
    return noticesTo(oficinas(filas), 'escolar', 'clases', {
      subject: 'Asignaturas por cerrar',
      text: 'Su CUC tiene asignaturas que el facilitador ya calificó y que esperan su cierre.',
    })
  },
  reportes: async (tx, call) => {
    const filas = await tx
      .selectDistinct({ clave_cuc: grupos.clave_cuc })
      .from(grupos)
      .where(await filasDe(tx, call, { resource: 'grupos', list: 'porReportar' }))
    return noticesTo(oficinas(filas), 'escolar', 'grupos', {
      subject: 'Reportes de grupos por enviar',
      text: 'Su CUC tiene grupos cuyo reporte aún no se envía a la Coordinación académica.',
    })
  },
  servicios: async (tx, call, dias) => {
    const filas = await tx
      .select({
        matricula: serviciosSociales.matricula_estudiante,
        turno: serviciosSociales.turno,
        clave_cuc: grupos.clave_cuc,
      })
      .from(serviciosSociales)
      .innerJoin(estudiantes, eq(estudiantes.matricula, serviciosSociales.matricula_estudiante))
      .innerJoin(grupos, eq(grupos.clave_grupo, estudiantes.clave_grupo))
      .where(
        await filasDe(tx, call, {
          resource: 'serviciosSociales',
          list: 'enCurso',
          filter: sinMovimientoEl(call.today, dias),
        }),
      )
    const de = (cual: string) => filas.filter(({ turno }) => turno === cual)
    const dicho = `Hay pasos del servicio social que no se mueven desde hace ${dias} días o más y que esperan por usted.`
    const texto = { subject: 'Servicio social sin movimiento', text: dicho }
    return [
      ...noticesTo(
        { people: 'estudiantes', keys: de('estudiante').map(({ matricula }) => matricula) },
        'estudiante',
        'serviciosSociales',
        texto,
      ),
      ...(call.usuario.rol === 'coordinador'
        ? noticesTo(oficinas(de('escolar')), 'escolar', 'serviciosSociales', texto)
        : []),
    ]
  },
}

/** Returns the condition on the rows of a list as the caller reads it. */
const filasDe = async (
  tx: Queryable,
  call: RequestScope,
  { resource: name, list, filter = {} }: { resource: string; list: string; filter?: Readonly<Record<string, unknown>> },
) => {
  const resource = resourceNamed(name)
  const doorCall = { plan: readPlanOf(resource), door: doorOf(resource, list), call }
  return (await listingOf(tx, doorCall, { filter })).condition
}

/** Returns the school offices of some campuses. */
const oficinas = (filas: readonly { clave_cuc: string }[]): Notice['to'] =>
  [...new Set(filas.map(({ clave_cuc }) => clave_cuc))].map(place => ({ role: 'escolar', place }) as const)

/** Makes one notice that leads to the list of what awaits the role. */
const noticesTo = (
  to: Notice['to'],
  rol: Rol,
  resource: string,
  texto: Pick<Notice, 'subject' | 'text'>,
): readonly Notice[] => {
  const address = pendingOf(house(), rol).find(each => each.resource.name === resource)?.to
  return [{ to, ...texto, ...(address ? { address } : {}) }]
}
