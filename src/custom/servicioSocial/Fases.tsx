import AceptadoIcon from '@mui/icons-material/CheckCircleOutlined'
import CerradaIcon from '@mui/icons-material/LockOutlined'
import EnviadoIcon from '@mui/icons-material/HourglassEmptyOutlined'
import PendienteIcon from '@mui/icons-material/RadioButtonUncheckedOutlined'
import RechazadoIcon from '@mui/icons-material/ErrorOutlineOutlined'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import useMediaQuery from '@mui/material/useMediaQuery'
import { etiquetaDeEstado } from '../../domain/servicioSocial/estados.ts'
import { fasesDe } from '../../domain/servicioSocial/fases.ts'
import { faseDe, servicioDe, type RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { estaAbierta } from '../../domain/servicioSocial/servicio.ts'

type Props = {
  id: string
  registro: RegistroDeServicio
  fase: number
  onFase: (fase: number) => void
  nombre: (fase: number) => string
}

/** Tabs of the phases, each with its state; those that the service has not reached are disabled. (B §2, §4) */
export const Fases = ({ id, registro, fase, onFase, nombre }: Props) => {
  const ancha = useMediaQuery(theme => theme.breakpoints.up('md'))
  const servicio = servicioDe(registro)
  return (
    <Tabs
      value={fase}
      onChange={(_, cual: number) => onFase(cual)}
      orientation={ancha ? 'vertical' : 'horizontal'}
      variant="scrollable"
      aria-label="Fases del servicio social"
      sx={{
        flex: 'none',
        width: ancha ? 248 : 'auto',
        ...(ancha && { borderRight: 1, borderBottom: 0, borderColor: 'divider' }),
      }}
    >
      {fasesDe(registro.periodo).map(cual => {
        const abierta = estaAbierta(servicio, cual)
        const estado = abierta ? faseDe(registro, cual).status : 'cerrada'
        return (
          <Tab
            key={cual}
            value={cual}
            disabled={!abierta}
            id={`${id}-fase-${cual}`}
            aria-controls={`${id}-panel`}
            icon={iconos[estado]}
            iconPosition="start"
            label={<Rotulo nombre={nombre(cual)} estado={abierta ? etiquetaDeEstado(estado) : 'Aún no se abre'} />}
            sx={{ justifyContent: 'flex-start', minHeight: 52, textAlign: 'left' }}
          />
        )
      })}
    </Tabs>
  )
}

const Rotulo = ({ nombre, estado }: { nombre: string; estado: string }) => (
  <Box component="span" sx={{ display: 'flex', flexDirection: 'column', lineHeight: 1.25 }}>
    <span>{nombre}</span>
    <Box component="small" sx={{ fontWeight: 400, color: 'text.secondary' }}>
      {estado}
    </Box>
  </Box>
)

const iconos = {
  pendiente: <PendienteIcon fontSize="small" />,
  enviado: <EnviadoIcon fontSize="small" color="secondary" />,
  aceptado: <AceptadoIcon fontSize="small" color="success" />,
  rechazado: <RechazadoIcon fontSize="small" color="error" />,
  cerrada: <CerradaIcon fontSize="small" />,
}
