import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useEffectEvent, useRef } from 'react'
import { topDialog } from '../../guard/layers.ts'

type Props = { onNext?: () => void; disabled?: boolean; label?: string }

/** Button to the next row of the list under the surrounding dialog. The → key does the same outside of tables and inputs, while no other dialog lies above. */
export const NextRow = ({ onNext, disabled = false, label = 'Siguiente' }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.repeat
    if (event.key !== 'ArrowRight' || !plain || disabled || event.defaultPrevented || isTyping(event.target)) return
    if (topDialog()?.contains(button.current)) onNext?.()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <Tooltip title="Tecla →">
      <span>
        <Button
          ref={button}
          variant="outlined"
          endIcon={<ArrowForwardIcon />}
          disabled={!onNext || disabled}
          onClick={onNext}
        >
          {label}
        </Button>
      </span>
    </Tooltip>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, table, [role=grid], [role=tab], [contenteditable=true]') !== null
