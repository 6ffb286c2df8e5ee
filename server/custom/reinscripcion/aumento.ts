import { eq } from 'drizzle-orm'
import { avisoDeReinscripcion } from '../../../src/domain/avisos/avisoDeReinscripcion.ts'
import { faltaParaReinscribir } from '../../../src/domain/reinscripcion.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import { situacionDe } from '../../academico/situacionDe.ts'
import type { AppEnv } from '../../contexto.ts'
import { tellAll } from '../../crud/notices/tellAll.ts'
import { recordChange } from '../../crud/recordChange.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { tables } from '../../university/tables.ts'
import { Falla } from '../../http/Falla.ts'
import { reinscripciones } from './tables.ts'

const { estudiantes } = tables

/** Raises the semester of a student of the own CUC by one, once after each period; 409 says why it cannot be. The second caller finds it raised. (B §4, Re-enrolment) */
export const aumento = ({ db, usuario, opciones }: AppEnv['Variables'], clave: string) =>
  inTransaction(db, async tx => {
    const { matricula, version } = await quienEstudia(tx, usuario, clave, { bloqueado: true })
    const situacion = await situacionDe(tx, matricula)
    const falta = situacion && faltaParaReinscribir(situacion)
    if (!situacion?.id_periodo || falta) throw new Falla(409, falta ?? 'El estudiante aún no tiene asignaturas')
    const { id_periodo, semestre: anterior } = situacion
    const semestre = anterior + 1
    const momento = opciones.hoy()
    await tx.insert(reinscripciones).values({
      matricula,
      id_periodo,
      semestre,
      usuario_id: usuario.id,
      autor: usuario.nombre || usuario.email,
      momento,
    })
    await tx
      .update(estudiantes)
      .set({ semestre, version: version + 1 })
      .where(eq(estudiantes.matricula, matricula))
    await recordChange(tx, {
      entidad: 'estudiantes',
      clave: matricula,
      version: version + 1,
      accion: 'update',
      usuario,
      momento,
      antes: { semestre: anterior },
      despues: { semestre },
    })
    await tellAll(tx, opciones, [avisoDeReinscripcion(matricula, semestre)], usuario)
    return { matricula, semestre }
  })
