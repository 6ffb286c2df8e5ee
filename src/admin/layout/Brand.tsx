import { styled } from '@mui/material/styles'
import { LinkBase } from 'ra-core'
import { homeRoute } from '../routes/homeRoute.ts'
import { house } from '../../schema/house.ts'

/** Logo and name of the university; links home. */
export const Brand = () => (
  <Home to={homeRoute()}>
    <img src="/logo.svg" alt={`Logo de ${house().name}`} width={40} height={40} />
    <span aria-hidden>{house().name}</span>
  </Home>
)

const Home = styled(LinkBase)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginRight: 'auto',
  borderRadius: 8,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '1.3125rem',
  fontWeight: 700,
  lineHeight: 1.15,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  [theme.breakpoints.down('md')]: { '& span': { display: 'none' } },
}))
