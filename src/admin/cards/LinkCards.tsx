import { styled } from '@mui/material/styles'
import { onPaper } from '../theme/onPaper.ts'

/** Grid of links as cards, `li > a`, as many beside one another as find room. The cards are plain and the list styles them: a home page draws a dozen before its menu can be used. */
export const LinkCards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 236px), 1fr))',
  gap: theme.spacing(1.5),
  maxWidth: 1100,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', ...onPaper({ breakInside: 'avoid' }) },
  '& a': {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 60,
    padding: theme.spacing(1, 2),
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    fontWeight: 600,
    lineHeight: 1.3,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '@media (hover: hover)': { '&:hover': { backgroundImage: `linear-gradient(${theme.vars.palette.action.hover})` } },
  },
  '& svg': { color: theme.vars.palette.primary.main },
}))
