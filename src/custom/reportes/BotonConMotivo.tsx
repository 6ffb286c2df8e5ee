import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'

type Props = { texto: string; de: string; motivo?: string; ocupado?: boolean; onClick: () => void }

/** Button of a row; disabled with its reason as a tooltip. */
export const BotonConMotivo = ({ texto, de, motivo, ocupado = false, onClick }: Props) => (
  <Tooltip title={motivo ?? ''}>
    <span>
      <Button
        size="small"
        variant="outlined"
        color={texto === 'Enviar' ? 'primary' : 'inherit'}
        disabled={motivo !== undefined || ocupado}
        loading={ocupado}
        aria-label={`${texto} ${de}`}
        onClick={onClick}
      >
        {texto}
      </Button>
    </span>
  </Tooltip>
)
