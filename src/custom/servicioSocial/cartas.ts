import { peticion } from '../../api/peticion.ts'
import { sesionActual } from '../../api/sesion.ts'
import { nombreCompleto } from '../../domain/personas.ts'
import type { RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'

type Servicio = Pick<RegistroDeServicio, 'id_servicio_social' | 'matricula_estudiante'>

/** Hands the request letter of a service over; the code of Word files loads when it is first used. (B §7) */
export const solicitud = async ({ id_servicio_social, matricula_estudiante }: Servicio): Promise<void> => {
  const [{ imprimir }, { cartaDeSolicitud }] = await Promise.all([
    import('../../docx/imprimir.ts'),
    import('../../docx/cartaDeSolicitud.ts'),
  ])
  const { data } = await peticion<Parameters<typeof cartaDeSolicitud.campos>[0]>(
    'servicio-social/estudiante/datos/carta-solicitud',
    {
      method: 'POST',
      clave: null,
      body: { matricula_estudiante, id_servicio_social },
    },
  )
  await imprimir(cartaDeSolicitud, data)
}

/** Hands the release letter of a student over, signed for by who makes it. (B §6) */
export const liberacion = async (matricula: string): Promise<void> => {
  const [{ imprimir }, { cartaDeLiberacion }] = await Promise.all([
    import('../../docx/imprimir.ts'),
    import('../../docx/cartaDeLiberacion.ts'),
  ])
  const { data } = await peticion<RegistroDeServicio>(
    `servicio-social/estudiante/${encodeURIComponent(matricula)}/datos`,
  )
  const { nombre, apellido_paterno, apellido_materno } = sesionActual()?.usuario ?? { nombre: '' }
  await imprimir(cartaDeLiberacion, {
    ...data,
    coordinador: nombreCompleto(nombre, apellido_paterno, apellido_materno),
  })
}
