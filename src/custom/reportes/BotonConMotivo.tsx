import Tooltip from '@mui/material/Tooltip'
import { RestingButton } from '../../admin/send/RestingButton.tsx'

type Props = { texto: string; de: string; motivo?: string; primario?: boolean; busy?: boolean; onClick: () => void }

/** Button of a row; disabled with its reason as a tooltip. `primario` marks what is next to be done. */
export const BotonConMotivo = ({ texto, de, motivo, primario = false, busy = false, onClick }: Props) => (
  <Tooltip title={motivo ?? ''}>
    <span>
      <RestingButton
        size="small"
        variant="outlined"
        color={primario ? 'primary' : 'inherit'}
        disabled={motivo !== undefined}
        resting={busy}
        loading={busy}
        aria-label={`${texto} ${de}`}
        onClick={onClick}
      >
        {texto}
      </RestingButton>
    </span>
  </Tooltip>
)
