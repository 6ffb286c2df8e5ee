import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ChosenPdf } from '../../admin/file/PdfInput.tsx'
import { cartaDeSolicitud, informacion, liberacion, nombreParaEstudiante } from '../../domain/servicioSocial/fases.ts'
import { faltaDeTransicion } from '../../domain/servicioSocial/faltaDeTransicion.ts'
import { servicioDe, type RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { BotonDeCarta } from './BotonDeCarta.tsx'
import { EnvioDeArchivo } from './EnvioDeArchivo.tsx'
import { EstadoDeFase } from './EstadoDeFase.tsx'
import { breaking } from '../../admin/theme/breaking.ts'
import { formatos } from './formatos.ts'
import { FormularioDeInformacion } from './FormularioDeInformacion.tsx'
import { Informacion } from './Informacion.tsx'
import { esperaArchivo } from './useElegidos.ts'

type Props = {
  registro: RegistroDeServicio
  fase: number
  /** File chosen for this phase and not sent. */
  pdf?: ChosenPdf
  onPdf: (pdf: ChosenPdf) => void
}

/** Phase as its student sees it: what to hand in, with its format, or the state of what was handed in. (B §4, §6) */
export const FaseDelEstudiante = ({ registro, fase, pdf, onPdf }: Props) => {
  const enviable = faltaDeTransicion(servicioDe(registro), 'enviar', fase) === undefined
  const formato = formatos[fase]
  return (
    <>
      <EstadoDeFase registro={registro} fase={fase} nombre={nombreParaEstudiante(fase)}>
        {fase === cartaDeSolicitud && <BotonDeCarta registro={registro} />}
        {formato && (
          <Button variant="outlined" startIcon={<DownloadIcon />} href={formato.archivo} download sx={breaking}>
            {formato.nombre}
          </Button>
        )}
      </EstadoDeFase>
      {fase === informacion &&
        (enviable ? <FormularioDeInformacion registro={registro} /> : <Informacion registro={registro} />)}
      {esperaArchivo(registro, fase) && <EnvioDeArchivo registro={registro} fase={fase} pdf={pdf} onPdf={onPdf} />}
      {fase === liberacion && (
        <Typography>
          {registro.status === 'completado'
            ? 'Recibió su carta de liberación: su servicio social está completado.'
            : 'Servicios escolares aceptó su recibo de pago. La coordinación académica le entregará su carta de liberación.'}
        </Typography>
      )}
    </>
  )
}
