import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo, useLayoutEffect, useRef } from 'react'
import { enCifras } from '../../../language/enCifras.ts'
import { inOneLine } from '../../theme/inOneLine.ts'
import { onPaper } from '../../theme/onPaper.ts'
import { screenOnly } from '../../theme/screenOnly.ts'
import { showFocused } from '../../theme/showFocused.ts'

/** View in the bar. `room` is the expected length of its count (characters), where known before the count comes. */
type Shown = { name: string; label: string; count?: number; fault?: string; room?: number }
type Props = {
  label: string
  views: readonly Shown[]
  chosen: string
  onChoose: (name: string) => void
}

/** Buttons of a list's views, each with its number of rows or the reason why it has none; the chosen one is pressed, and printed where it is not all of them. A list opened at a view shows its button on a phone too. */
export const ViewChips = ({ label, views, chosen, onChoose }: Props) => {
  const bar = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const pressed = bar.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (bar.current && pressed)
      bar.current.scrollLeft = pressed.offsetLeft + pressed.offsetWidth - bar.current.clientWidth
  }, [views.length])
  return (
    <Box
      component="ul"
      ref={bar}
      aria-label={label}
      onFocus={showFocused}
      sx={[bare, inOneLine, { gap: 0.75 }, chosen ? onlyChosen : screenOnly]}
    >
      {views.map(view => (
        <Chip key={view.name} {...view} isChosen={view.name === chosen} onChoose={onChoose} />
      ))}
    </Box>
  )
}

const bare = { position: 'relative', m: 0, p: 0, listStyle: 'none' }

const onlyChosen = onPaper({ '& [aria-pressed=true]': { display: 'inline !important' } })

/** Reserves room for a count before it comes, of two figures at least, so that nothing after it moves. */
const roomForCount = (room = 2) =>
  ({ minWidth: `calc(${Math.max(room, 2)}ch + 0.25em)`, whiteSpace: 'pre', textAlign: 'start' }) as const

type ChipProps = Shown & { isChosen: boolean; onChoose: (name: string) => void }

const Chip = memo(({ name, label, count, fault, room, isChosen, onChoose }: ChipProps) => (
  <li>
    <Button
      size="small"
      color={isChosen ? 'primary' : 'inherit'}
      variant={isChosen ? 'contained' : 'outlined'}
      aria-pressed={isChosen}
      title={fault}
      sx={{ borderRadius: 99, whiteSpace: 'normal', ...(fault && { textDecoration: 'line-through' }) }}
      onClick={() => onChoose(name)}
    >
      {label}
      <Box component="span" sx={roomForCount(room)}>
        {count !== undefined && ` ${enCifras(count)}`}
      </Box>
    </Button>
  </li>
))
