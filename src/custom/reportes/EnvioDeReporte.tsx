import { useQuery } from '@tanstack/react-query'
import { UploadPdf } from '../../admin/upload/UploadPdf.tsx'
import { useSend } from '../../admin/send/useSend.ts'
import { ApiError } from '../../api/ApiError.ts'
import { countList } from '../../dataProvider/lists.ts'
import { envioDefinitivo, sinCerrar, type Reporte } from '../../domain/reportesDeGrupo.ts'

type Props = { reporte: Reporte; clave_grupo: string; id_periodo: string; onClose: () => void }

const caminos: Record<Reporte, string> = {
  inicial: 'reporte/estado/actualizacion/inicio',
  final: 'reporte/estado/actualizacion/final',
}

/** Dialog that sends the signed report of a group, once; for the final one it warns how many classes are not closed yet. (B §2, §7) */
export const EnvioDeReporte = ({ reporte, clave_grupo, id_periodo, onClose }: Props) => {
  const { send, sending } = useSend({ reads: ['grupos'], onDone: onClose, texts: { failed: dicho } })
  const submit = (archivo: File) => {
    const cuerpo = new FormData()
    cuerpo.set('clave_grupo', clave_grupo)
    cuerpo.set('id_periodo', id_periodo)
    cuerpo.set('archivoPdf', archivo)
    send(caminos[reporte], cuerpo)
  }
  const { data: abiertas = 0 } = useQuery({
    queryKey: ['clases', 'sin cerrar', clave_grupo, id_periodo],
    queryFn: ({ signal }) =>
      countList(
        'clases',
        { clave_grupo, id_periodo, status_escolar: false, vacia: false },
        { list: 'deMiCuc' },
        signal,
      ),
    enabled: reporte === 'final',
  })
  return (
    <UploadPdf
      title={`Enviar reporte ${reporte} de ${clave_grupo}`}
      warning={[sinCerrar(abiertas), envioDefinitivo].filter(Boolean).join(' ')}
      sending={sending}
      onSend={submit}
      onClose={onClose}
    />
  )
}

/** Returns the server's reason of a refusal; any other failure has one fixed text. (B §8) */
const dicho = (error: Error) =>
  error instanceof ApiError &&
  (error.status === 'network_error' || [409, 413, 422].some(status => status === error.status))
    ? error.statusText
    : 'Error al modificar reporte reporte'
