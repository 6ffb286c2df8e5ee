import Tooltip from '@mui/material/Tooltip'

type Props = { over: HTMLElement; side?: 'right' }

/** Tooltip over an icon, or beside it with `side`: then it stays inside the landmark of the menu, and the menu's scrolling does not clip it. */
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
