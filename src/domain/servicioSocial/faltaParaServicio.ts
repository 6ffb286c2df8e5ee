import type { Avance } from '../avance.ts'
import { porcentajeEnTexto } from '../porcentaje.ts'
import { universidad } from '../universidad.ts'
import { liberacion } from './fases.ts'

type Aspirante = {
  /** `true` for a student with a service under this matrícula, whatever its state. */
  conServicio: boolean
  /** Service that they finished, or still finish, under a matrícula before. */
  anterior: { matricula: string; fase: number } | undefined
  activo: boolean
  avance: Avance | undefined
}

/** Returns why a student is no candidate for a social service; undefined for one who is. (B §4) */
export const faltaParaServicio = ({ conServicio, anterior, activo, avance }: Aspirante): string | undefined => {
  if (conServicio) return 'El estudiante ya tiene un servicio social'
  if (anterior)
    return `El estudiante ${anterior.fase === liberacion ? 'ya concluyó' : 'termina'} su servicio social con la matrícula ${anterior.matricula}`
  if (!activo) return 'El estudiante está inactivo'
  if (avance?.alcanzaServicioSocial) return undefined
  return `El estudiante ha acreditado el ${porcentajeEnTexto(avance?.materias.porcentaje ?? 0)} de las materias de su malla y el servicio social requiere el ${universidad.umbralServicioSocial} %`
}
