import type { PreparedLetter } from '../../admin/letter/PreparedLetter.ts'
import { callApi } from '../../api/callApi.ts'
import type { RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'

type Servicio = Pick<RegistroDeServicio, 'id_servicio_social' | 'matricula_estudiante'>

/** Prepares the request letter of a service; the code of Word files loads at first use. (B §7) */
export const solicitud = async ({ id_servicio_social, matricula_estudiante }: Servicio): Promise<PreparedLetter> => {
  const [{ prepareCarta }, { cartaDeSolicitud }] = await Promise.all([
    import('../../docx/prepareCarta.ts'),
    import('../../docx/cartaDeSolicitud.ts'),
  ])
  const { data } = await callApi<Parameters<typeof cartaDeSolicitud.campos>[0]>(
    'servicio-social/estudiante/datos/carta-solicitud',
    {
      method: 'POST',
      key: null,
      savesNothing: true,
      body: { matricula_estudiante, id_servicio_social },
    },
  )
  return prepareCarta(cartaDeSolicitud, data.estudiante.grupo.cuc.clave_cuc, data)
}

/** Prepares the release letter of a student. (B §6) */
export const liberacion = async (matricula: string): Promise<PreparedLetter> => {
  const [{ prepareCarta }, { cartaDeLiberacion }] = await Promise.all([
    import('../../docx/prepareCarta.ts'),
    import('../../docx/cartaDeLiberacion.ts'),
  ])
  const { data } = await callApi<Parameters<typeof cartaDeLiberacion.campos>[0]>(
    `servicio-social/estudiante/${encodeURIComponent(matricula)}/datos`,
  )
  return prepareCarta(cartaDeLiberacion, data.estudiante.grupo.cuc.clave_cuc, data)
}
