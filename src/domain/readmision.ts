import { enLista } from '../language/enLista.ts'
import { servicioTrasReadmision, type ServicioDeAntes } from './servicioSocial/continuidad.ts'

type Anterior = {
  continua: boolean | null
  /** `true` while still active at a CUC other than that of the office that readmits. */
  activoEnOtroCuc: boolean
}

/** Returns why a person cannot be readmitted from a record; undefined when they can. A record goes on in one other, and an active one belongs to its CUC until that one ends it. */
export const faltaParaReadmitir = ({ continua, activoEnOtroCuc }: Anterior): string | undefined => {
  if (continua) return 'Este estudiante ya continúa con otra matrícula'
  return activoEnOtroCuc ? 'Este estudiante sigue activo en otro CUC: pida que allá lo den de baja primero' : undefined
}

/** Refusal when matrícula and birth date do not belong to one student: nobody is told which of both is wrong. */
export const sinEstudiante = 'No se encontró un estudiante con esa matrícula y esa fecha de nacimiento'

/** Fields that a new record of the same person gets anew; all others come from the one before. */
export const loNuevo = ['matricula', 'clave_programa', 'id_reticula', 'clave_grupo', 'semestre', 'regular'] as const

/** Reason that history gives for what a readmission writes. */
export const porReadmision = 'Readmisión'

/** Says what a readmission leaves behind, ends or carries on. `abierto`: what is under way under the matrícula from before; `servicios`: its own, and those before that go on. */
export const antesDeReadmitir = (
  abierto: readonly string[],
  servicios: readonly ServicioDeAntes[],
): readonly string[] => [
  ...(abierto.length
    ? [`Queda con la matrícula anterior, y no pasa a la nueva: ${enLista(abierto)}.`]
    : ['Documentos, certificados y trámites quedan con la matrícula anterior.']),
  ...new Set(servicios.map(servicioTrasReadmision)),
]
