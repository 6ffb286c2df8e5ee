import { styled } from '@mui/material/styles'

/** List of the profile: its lines in these columns on a wide page, stacked on a narrow one. */
export const Renglones = styled('ul', { shouldForwardProp: name => name !== 'columnas' && name !== 'as' })<{
  columnas: string
}>(({ theme, columnas }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    alignItems: 'center',
    columnGap: theme.spacing(2),
    padding: theme.spacing(1.1, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: columnas },
  },
  '& li:first-of-type': { borderTop: 0 },
  '& b': { fontWeight: 600 },
  '& time, & span': { color: theme.vars.palette.text.secondary },
}))
