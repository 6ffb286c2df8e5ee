import { and, eq, inArray } from 'drizzle-orm'
import { documentosDe, esVisible, type EstadoDeDocumento } from '../../../src/domain/documentos.ts'
import { hoyEnMexico } from '../../../src/domain/fechas.ts'
import { resources } from '../../../src/resources/index.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import type { AppEnv } from '../../context.ts'
import { noteChange } from '../../crud/write/noteChange.ts'
import { staleFalla } from '../../crud/write/refuse.ts'
import { refuseOtherKey } from '../../crud/write/refuseOtherKey.ts'
import { inTransactionAgain } from '../../db/inTransactionAgain.ts'
import { Falla } from '../../http/Falla.ts'
import { documentacionDe } from './documentacionDe.ts'
import { documentacion } from './tables.ts'

/**
 * Records a student's documents as a change of the student; those not shown keep their state. 422 for a document not of
 * the degree or given twice, or another student's body; 409 for a stale version.
 */
export const saveDocumentacion = (
  { db, usuario, options }: AppEnv['Variables'],
  dicha: string,
  pedida: readonly EstadoDeDocumento[],
  { version, ...quien }: { version?: number; matricula?: unknown } = {},
) =>
  inTransactionAgain(db, async tx => {
    const estudiante = await quienEstudia(tx, usuario, dicha, { bloqueado: true })
    const { matricula } = estudiante
    refuseOtherKey(resources.estudiantes, matricula, quien)
    const momento = options.now()
    if (version !== undefined && version !== estudiante.version)
      throw await staleFalla(tx, { entidad: 'estudiantes', clave: matricula, version, usuario, momento })
    refuseUnknown(pedida, documentosDe(estudiante.grado))
    const antes = (await documentacionDe(tx, [matricula])).get(matricula) ?? []
    const cambian = antes.filter(
      ({ nombre, estado }) =>
        esVisible(nombre, estudiante.nacionalidad) &&
        pedida.some(otro => otro.nombre === nombre && otro.estado !== estado),
    )
    if (!cambian.length) return { matricula, documentacion: antes, version: estudiante.version }

    const entregados = cambian
      .filter(({ estado }) => !estado)
      .map(({ nombre }) => ({ matricula, documento: nombre, entregado_en: hoyEnMexico(momento) }))
    const retirados = cambian.filter(({ estado }) => estado).map(({ nombre }) => nombre)
    if (entregados.length) await tx.insert(documentacion).values(entregados)
    if (retirados.length)
      await tx
        .delete(documentacion)
        .where(and(eq(documentacion.matricula, matricula), inArray(documentacion.documento, retirados)))
    const nueva = estudiante.version + 1
    await noteChange(tx, resources.estudiantes, {
      clave: matricula,
      version: nueva,
      usuario,
      momento,
      antes: dichos(cambian, true),
      despues: dichos(cambian, false),
    })
    return { matricula, documentacion: (await documentacionDe(tx, [matricula])).get(matricula) ?? [], version: nueva }
  })

const refuseUnknown = (pedida: readonly EstadoDeDocumento[], conocidos: readonly string[]) => {
  const ajeno = pedida.find(({ nombre }) => !conocidos.includes(nombre))
  const repetido = pedida.find(({ nombre }, lugar) => pedida.findIndex(otro => otro.nombre === nombre) !== lugar)
  const message = ajeno
    ? `El documento '${ajeno.nombre}' no se pide a este estudiante`
    : `El documento '${repetido?.nombre}' está repetido`
  if (ajeno || repetido) throw new Falla(422, message, { errors: { documentacion: message } })
}

/** Renders the state of the changed documents, before or after, as history tells it to people. */
const dichos = (cambian: readonly EstadoDeDocumento[], antes: boolean) =>
  Object.fromEntries(cambian.map(({ nombre, estado }) => [nombre, estado === antes ? 'Entregado' : 'Pendiente']))
