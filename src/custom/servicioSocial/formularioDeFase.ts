import type { RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'

type Dicho = {
  nombre_fase: string
  nombre_archivo: string
  rol: string
  status: string
  comentario: string
  tras?: number
  archivoPdf?: File
}

/** Builds the multipart body that sends or decides a phase, with every part that the contract names. (B §7) */
export const formularioDeFase = (
  { id_servicio_social, matricula_estudiante }: RegistroDeServicio,
  { archivoPdf, ...dicho }: Dicho,
): FormData => {
  const formulario = new FormData()
  for (const [nombre, texto] of Object.entries({ matricula_estudiante, id_servicio_social, ...dicho }))
    formulario.set(nombre, String(texto))
  formulario.set('archivoPdf', archivoPdf ?? '')
  return formulario
}
