import { momentoLargo } from '../../../src/domain/momentoLargo.ts'
import type { EstadoDeFase } from '../../../src/domain/servicioSocial/estados.ts'
import { nombreDeFase } from '../../../src/domain/servicioSocial/fases.ts'
import type { Accion } from '../../../src/domain/servicioSocial/transiciones.ts'
import type { Usuario } from '../../contexto.ts'
import { Falla } from '../../http/Falla.ts'
import type { Movimiento } from './movimientos.ts'

/** 409 that tells who did on a phase what somebody now wants to do, and when; undefined when it was not done or is still to be done. */
export const yaOcurrio = (ultimo: Movimiento | undefined, accion: Accion, { id }: Usuario): Falla | undefined => {
  if (!ultimo || ultimo.paso === 0 || !respuestas[accion].includes(ultimo.status)) return undefined
  const { status, autor, momento, comentario, fase } = ultimo
  const quien = ultimo.usuario_id === id ? 'Usted' : autor
  return new Falla(
    409,
    `${quien} ya ${accion === 'entregar' ? 'entregó' : verbos[status]} «${nombreDeFase(fase)}» el ${momentoLargo(momento)}`,
    {
      data: { quien: autor, cuando: momento, status, comentario },
    },
  )
}

/** What has been done where an action comes too late. */
const respuestas: Record<Accion, readonly EstadoDeFase[]> = {
  enviar: ['enviado', 'aceptado'],
  aceptar: ['aceptado', 'rechazado'],
  rechazar: ['aceptado', 'rechazado'],
  entregar: ['aceptado'],
}

const verbos: Record<EstadoDeFase, string> = {
  pendiente: 'activó',
  enviado: 'envió',
  aceptado: 'aceptó',
  rechazado: 'rechazó',
}
