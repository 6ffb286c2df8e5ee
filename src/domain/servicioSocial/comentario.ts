import { enCifras } from '../../language/enCifras.ts'

/** Returns what is wrong with the comment of a decision: a rejection needs one, an acceptance has none; undefined when nothing is. (B §5) */
export const faltaDeComentario = (status: 'aceptado' | 'rechazado', comentario: string): string | undefined => {
  const escrito = comentario.trim() !== ''
  if (status === 'aceptado') return escrito ? 'Elimine el comentario de rechazo' : undefined
  if (!escrito) return 'Debe ingresar el comentario de rechazo'
  return [...comentario.trim()].length > largoDeComentario
    ? `El comentario debe contener máximo ${enCifras(largoDeComentario)} caracteres`
    : undefined
}

export const largoDeComentario = 1000
