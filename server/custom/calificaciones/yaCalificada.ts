import { cierreDe } from '../../../src/domain/clase.ts'
import type { EtapaDeCalificacion } from '../../../src/domain/etapasDeCalificacion.ts'
import { momentoLargo } from '../../../src/domain/momentoLargo.ts'
import type { Usuario } from '../../contexto.ts'
import { Falla } from '../../http/Falla.ts'

type Envio = { usuario_id: string | null; autor: string; momento: Date }

/** 409 for a submission that comes after its stage was closed: by whom and when, where that is known. (B §8) */
export const yaCalificada = (etapa: EtapaDeCalificacion, envio: Envio | undefined, { id }: Usuario): Falla => {
  const { because } = cierreDe[etapa]
  if (!envio) return new Falla(409, because)
  const { usuario_id, autor, momento } = envio
  const quien = usuario_id === id ? 'Usted la calificó' : `La calificó ${autor}`
  return new Falla(409, `${because}. ${quien} el ${momentoLargo(momento)}`, {
    data: { quien: autor, cuando: momento, etapa },
  })
}
