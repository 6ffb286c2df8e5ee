import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { avisoDeAusencia } from '../../domain/servicioSocial/ausencia.ts'
import { cartaDeSolicitud, informacion, liberacion, nombreDeFase } from '../../domain/servicioSocial/fases.ts'
import { faseDe, servicioDe, type RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { faseActual, faseParaDecidir } from '../../domain/servicioSocial/servicio.ts'
import { useChoiceWithin } from '../../admin/address/useChoice.ts'
import { BotonDeCarta } from './BotonDeCarta.tsx'
import { Decision, type Decidiendo } from './Decision.tsx'
import { EstadoDeFase } from './EstadoDeFase.tsx'
import { Fases } from './Fases.tsx'
import { Historial } from './Historial.tsx'
import { faseElegida } from './faseElegida.ts'
import { Informacion } from './Informacion.tsx'
import { useVistos } from './useVistos.ts'

type Props = { registro: RegistroDeServicio; decidiendo?: Decidiendo }

/** Tabs of the phases and the chosen one, at first the one that awaits a decision, else the present phase of the service; `decidiendo` allows to decide them. (B §2, §6) */
export const FasesDeServicio = ({ registro, decidiendo }: Props) => {
  const id = useId()
  const [primera] = useState(() => {
    const servicio = servicioDe(registro)
    return faseParaDecidir(servicio) ?? faseActual(servicio)
  })
  const [dicha, setDicha] = useChoiceWithin('fase')
  const fase = faseElegida(registro, dicha) ?? primera
  const vistoDe = useVistos(registro)
  const ausencia = avisoDeAusencia(registro, registro.estudiante)
  const { status } = faseDe(registro, fase)
  const enviada = fase === informacion && status !== 'pendiente'
  return (
    <>
      {ausencia && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {ausencia}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, gap: { xs: 2, md: 3 } }}>
        <Fases id={id} registro={registro} fase={fase} onFase={cual => setDicha(String(cual))} nombre={nombreDeFase} />
        <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-fase-${fase}`} sx={{ flex: 1, minWidth: 0 }}>
          <EstadoDeFase registro={registro} fase={fase} nombre={nombreDeFase(fase)}>
            {fase === cartaDeSolicitud && <BotonDeCarta registro={registro} />}
          </EstadoDeFase>
          {enviada && <Informacion registro={registro} />}
          {fase === liberacion && (
            <Typography>{finales[registro.status === 'completado' ? 'completado' : 'pendiente']}</Typography>
          )}
          {decidiendo && fase !== liberacion && (
            <Decision
              key={`${fase} ${status}`}
              registro={registro}
              fase={fase}
              decidiendo={decidiendo}
              visto={vistoDe(fase)}
            />
          )}
        </Box>
      </Box>
      <Historial sucesos={registro.historial} />
    </>
  )
}

const finales = {
  pendiente: 'La coordinación académica genera la carta de liberación y confirma su entrega.',
  completado: 'La carta de liberación fue entregada y el servicio social está completado.',
}
