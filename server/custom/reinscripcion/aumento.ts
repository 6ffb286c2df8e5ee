import { eq } from 'drizzle-orm'
import { faltaParaReinscribir } from '../../../src/domain/reinscripcion.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import { situacionDe } from '../../academico/situacionDe.ts'
import type { Entorno } from '../../contexto.ts'
import { anotar } from '../../crud/historial.ts'
import { tables } from '../../university/tables.ts'
import { Falla } from '../../falla.ts'
import { reinscripciones } from './tables.ts'

const { estudiantes } = tables

/** Raises the semester of a student of the own CUC by one, once after each period; 409 says why it cannot be. Whoever comes second finds it raised. (B §4, Re-enrolment) */
export const aumento = ({ db, usuario, opciones }: Entorno['Variables'], clave: string) =>
  db.transaction(async tx => {
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
    await anotar(tx, {
      entidad: 'estudiantes',
      clave: matricula,
      version: version + 1,
      accion: 'update',
      usuario,
      momento,
      antes: { semestre: anterior },
      despues: { semestre },
    })
    return { matricula, semestre }
  })
