import Tooltip from '@mui/material/Tooltip'

type Props = { over: HTMLElement; side?: 'right' }

/** The words over an icon, or beside it: there they stay inside the landmark of the menu, whose own scrolling does not cut them. */
export const Help = ({ over, side }: Props) => (
  <Tooltip
    open
    title={over.dataset.help}
    placement={side}
    slotProps={{ popper: { anchorEl: over, ...(side && inPlace) } }}
  >
    <span hidden />
  </Tooltip>
)

const inPlace = { disablePortal: true, popperOptions: { strategy: 'fixed' } } as const
