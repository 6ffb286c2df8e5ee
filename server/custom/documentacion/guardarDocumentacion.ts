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
 * Records what a student has handed in and what not, as a change of the student; documents not shown for the student
 * keep their state. 422 for a document that the degree does not ask for or that comes twice, and for a body of another
 * student; 409 when the student changed since the version that was read.
 */
export const guardarDocumentacion = (
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
    exigirConocidos(pedida, documentosDe(estudiante.grado))
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

const exigirConocidos = (pedida: readonly EstadoDeDocumento[], conocidos: readonly string[]) => {
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
