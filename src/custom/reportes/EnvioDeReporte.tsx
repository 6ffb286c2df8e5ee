import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { useReload } from '../../admin/list/useReload.ts'
import { SubirPdf } from '../../admin/upload/SubirPdf.tsx'
import { useOneAtATime } from '../../admin/send/useOneAtATime.ts'
import { ErrorDePeticion } from '../../api/ErrorDePeticion.ts'
import { peticion } from '../../api/peticion.ts'
import type { Reporte } from '../../domain/reportesDeGrupo.ts'

type Props = { reporte: Reporte; clave_grupo: string; id_periodo: string; onClose: () => void }

const caminos: Record<Reporte, string> = {
  inicial: 'reporte/estado/actualizacion/inicio',
  final: 'reporte/estado/actualizacion/final',
}

/** Sends the signed report of a group, once. (B §2, §7) */
export const EnvioDeReporte = ({ reporte, clave_grupo, id_periodo, onClose }: Props) => {
  const notify = useNotify()
  const reload = useReload('grupos')
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { mutate, isPending } = useOneAtATime({
    mutationFn: (archivo: File) => {
      const body = new FormData()
      for (const [nombre, valor] of [
        ['clave_grupo', clave_grupo],
        ['id_periodo', id_periodo],
      ] as const)
        body.set(nombre, valor)
      body.set('archivoPdf', archivo)
      return peticion(caminos[reporte], { method: 'POST', body })
    },
    onSuccess: ({ message }) => {
      notify(message, { type: 'success' })
      onClose()
      void reload()
    },
    onError: async error => {
      if (!(await logoutIfAccessDenied(error))) notify(dicho(error), { type: 'error' })
      void reload()
    },
  })
  return (
    <SubirPdf
      titulo={`Enviar reporte ${reporte} de ${clave_grupo}`}
      aviso="Una vez enviado, el reporte no se puede cambiar."
      enviando={isPending}
      onEnviar={mutate}
      onClose={onClose}
    />
  )
}

/** What the server refuses it explains; whatever else fails has one text. (B §8) */
const dicho = (error: Error) =>
  error instanceof ErrorDePeticion &&
  (error.status === 'network_error' || [409, 413, 422].some(status => status === error.status))
    ? error.statusText
    : 'Error al modificar reporte reporte'
