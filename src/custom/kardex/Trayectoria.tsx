import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useRead } from '../../admin/read/useRead.ts'
import { screenOnly } from '../../admin/theme/screenOnly.ts'

/** One of a person's matrículas, as far as the reader may see it. */
export type Etapa = {
  matricula: string
  nombreC: string
  programa: string
  grupo: string
  clave_cuc: string
  cuc: string
}

type Props = { matricula: string; elegida: string; onChoose: (etapa: Etapa) => void }

/** Buttons to all matrículas of a person, oldest first; nothing if there is only one. */
export const Trayectoria = ({ matricula, elegida, onChoose }: Props) => {
  const { data = [] } = useRead('/trayectoria/:matricula', { places: { matricula }, whenAbsent: [] })
  if (data.length < 2) return null
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={elegida}
      aria-label="Matrículas de la persona"
      sx={{ flexWrap: 'wrap', mb: 2, ...screenOnly }}
      onChange={(_, cual: string | null) => {
        const etapa = data.find(cada => cada.matricula === cual)
        if (etapa) onChoose(etapa)
      }}
    >
      {data.map(({ matricula: cada, programa, cuc }) => (
        <ToggleButton key={cada} value={cada} sx={{ textTransform: 'none', textAlign: 'left' }}>
          {`${cada} · ${programa} · ${cuc}`}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
