import { styled } from '@mui/material/styles'
import { memo, type MouseEvent } from 'react'
import { screenOnly } from '../theme/screenOnly.ts'

/** Identifier of the main part of the page. */
export const contentId = 'contenido'

/** First stop of the keyboard, a link that jumps over header and menu. */
export const SkipLink = memo(() => (
  <Hidden href={`#${contentId}`} onClick={skip}>
    Saltar al contenido
  </Hidden>
))

function skip(event: MouseEvent) {
  event.preventDefault()
  document.getElementById(contentId)?.focus()
}

const Hidden = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  ...screenOnly,
}))
