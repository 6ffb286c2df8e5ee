import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { LinkBase } from 'ra-core'
import { house } from '../../schema/house.ts'
import type { Role } from '../../schema/account/roles.ts'

/** Name of the signed-in person, a link to the profile where the house has one, over the role. (A §2, Shell) */
export const Identity = ({ nombre, rol }: { nombre: string; rol: Role }) => (
  <Who>
    {house().profile ? (
      <Link component={LinkBase} to={house().profile} sx={{ fontWeight: 600 }}>
        {nombre}
      </Link>
    ) : (
      <strong>{nombre}</strong>
    )}
    <span>{house().roleLabel(rol)}</span>
  </Who>
)

const Who = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  flexShrink: 1000,
  minWidth: 'min-content',
  maxWidth: 320,
  lineHeight: 1.3,
  textAlign: 'end',
  '& > *': { maxWidth: '100%', overflowWrap: 'break-word' },
  '& span': {
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
    hyphens: 'auto',
  },
  [theme.breakpoints.down('sm')]: {
    flex: '1 1 7.5rem',
    alignItems: 'start',
    maxWidth: 'none',
    lineHeight: 1.2,
    textAlign: 'start',
  },
}))
