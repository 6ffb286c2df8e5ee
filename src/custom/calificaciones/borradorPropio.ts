import { currentSession } from '../../api/session.ts'
import { identityOf } from '../../api/currentUser.ts'
import type { EtapaDeCalificacion } from '../../domain/etapaDeCalificacion.ts'
import { borrador } from './borrador.ts'
import type { Clase } from './clase.ts'

/** Returns the draft of the signed-in person for a class at a stage. */
export const borradorPropio = (etapa: EtapaDeCalificacion, clase: Pick<Clase, 'id_clase' | 'id_materia'>) =>
  borrador(identityOf(currentSession()?.usuario ?? { nombre: '' }), etapa, clase)
