import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'

type Props = { texto: string; de: string; motivo?: string; primario?: boolean; ocupado?: boolean; onClick: () => void }

/** Button of a row; disabled with its reason as a tooltip. `primario` marks what is next to be done. */
export const BotonConMotivo = ({ texto, de, motivo, primario = false, ocupado = false, onClick }: Props) => (
  <Tooltip title={motivo ?? ''}>
    <span>
      <Button
        size="small"
        variant="outlined"
        color={primario ? 'primary' : 'inherit'}
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
