import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Fragment } from 'react'
import { paperOnly, screenOnly } from '../../admin/theme/screenOnly.ts'
import { diasDeLaSemana } from '../../domain/diasDeLaSemana.ts'
import { useToday } from '../../admin/useToday.ts'
import { semana, type Sesion } from '../../domain/semana.ts'

/** Class in a week, with its name and the text under it. */
type ClaseDeSemana = Sesion & { id_clase: string; nombre: string; detalle: string }

/** Week of classes, days × hours; simultaneous classes stand side by side. On a phone one day after the other, today first; on paper always the whole grid. */
export const SemanaDeClases = ({ clases, titulo }: { clases: readonly ClaseDeSemana[]; titulo: string }) => {
  const estrecha = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const hoy = new Date(`${useToday()}T12:00:00Z`).getUTCDay()
  if (clases.length === 0) return <Typography role="status">No hay asignaturas en este periodo.</Typography>
  if (!estrecha) return <Cuadricula clases={clases} hoy={hoy} titulo={titulo} />
  return (
    <>
      <Box sx={screenOnly}>
        <PorDia clases={clases} hoy={hoy} />
      </Box>
      <Box sx={paperOnly}>
        <Cuadricula clases={clases} hoy={hoy} titulo={titulo} />
      </Box>
    </>
  )
}

type Props = { clases: readonly ClaseDeSemana[]; hoy: number }

const PorDia = ({ clases, hoy }: Props) => {
  const desde = diasDeLaSemana.findIndex(([id]) => id === hoy)
  const dias = desde < 0 ? diasDeLaSemana : [...diasDeLaSemana.slice(desde), ...diasDeLaSemana.slice(0, desde)]
  return dias.map(([id, nombre]) => {
    const suyas = clases
      .filter(clase => clase.dias.includes(id))
      .toSorted((una, otra) => una.hora_inicio.localeCompare(otra.hora_inicio))
    return (
      <Box component="section" key={id} aria-label={nombre} sx={{ mb: 2 }}>
        <Typography variant="h3" component="h2">
          {id === hoy ? `Hoy, ${nombre.toLowerCase()}` : nombre}
        </Typography>
        {suyas.length === 0 && <Typography sx={{ color: 'text.secondary' }}>Sin clases.</Typography>}
        <Lista>
          {suyas.map(clase => (
            <li key={clase.id_clase}>
              <b>{`${clase.hora_inicio}–${clase.hora_final}`}</b>
              <span>
                {clase.nombre}
                <small>{clase.detalle}</small>
              </span>
            </li>
          ))}
        </Lista>
      </Box>
    )
  })
}

/** Grid of the week. An hour has the same height everywhere, and grows where its classes need more, so that nothing is cut. */
const Cuadricula = ({ clases, hoy, titulo }: Props & { titulo: string }) => {
  const { dias, desde, hasta } = semana(clases)
  const horas = Array.from({ length: hasta - desde }, (_, lugar) => desde + lugar)
  const cortes = cortesDe([
    ...horas.map(hora => hora * 60),
    hasta * 60,
    ...dias.flatMap(({ bloques }) => bloques.flatMap(({ inicio, final }) => [inicio, final])),
  ])
  const linea = (minuto: number) => cortes.indexOf(minuto) + 2
  const deHoy = diasDeLaSemana.find(([id]) => id === hoy)?.[1]
  return (
    <Reja
      role="group"
      aria-label={titulo}
      tabIndex={0}
      style={{
        gridTemplateColumns: `3.5rem ${dias.map(anchoDe).join(' ')}`,
        gridTemplateRows: `auto ${alturasDe(cortes)}`,
      }}
    >
      <GlobalStyles styles={acostada} />
      <span />
      {dias.map(({ nombre }) => (
        <b key={nombre} aria-current={nombre === deHoy ? 'date' : undefined}>
          {nombre}
        </b>
      ))}
      {horas.map(hora => (
        <small
          key={hora}
          aria-hidden
          style={{ gridRow: linea(hora * 60) }}
        >{`${String(hora).padStart(2, '0')}:00`}</small>
      ))}
      {dias.map(({ nombre, bloques }, dia) => (
        <Fragment key={nombre}>
          <div style={{ gridColumn: dia + 2 }} />
          <ul aria-label={nombre}>
            {bloques.map(({ clase, inicio, final, carril, carriles }) => (
              <li
                key={clase.id_clase}
                style={{
                  gridColumn: dia + 2,
                  gridRow: `${linea(inicio)} / ${linea(final)}`,
                  marginLeft: `${(100 * carril) / carriles}%`,
                  width: `calc(${100 / carriles}% - 2px)`,
                }}
              >
                <b>{`${clase.hora_inicio}–${clase.hora_final}`}</b> {clase.nombre}
                <small>{clase.detalle}</small>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Reja>
  )
}

/** Returns the width of a day's column, in proportion to the classes side by side in it. */
const anchoDe = ({ bloques }: { bloques: readonly { carriles: number }[] }) =>
  `minmax(6.5rem, ${Math.max(1, ...bloques.map(({ carriles }) => carriles))}fr)`

/** Returns the minutes of the day at which something begins or ends, each once and in order. */
const cortesDe = (minutos: readonly number[]) => [...new Set(minutos)].toSorted((uno, otro) => uno - otro)

const alturasDe = (cortes: readonly number[]) =>
  cortes
    .slice(1)
    .map((corte, lugar) => `minmax(calc(${(corte - (cortes[lugar] ?? corte)) / 60} * var(--hora)), auto)`)
    .join(' ')

const Lista = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '7rem 1fr',
    gap: theme.spacing(1),
    padding: theme.spacing(1, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
  '& b': { fontVariantNumeric: 'tabular-nums' },
}))

const Reja = styled('div')(({ theme }) => ({
  '--hora': '3.75rem',
  display: 'grid',
  overflowX: 'auto',
  fontSize: '0.875rem',
  '& > b': { padding: theme.spacing(0.5, 1), borderBottom: `2px solid ${theme.vars.palette.divider}` },
  '& > b[aria-current]': { borderColor: theme.vars.palette.primary.main, color: theme.vars.palette.primary.main },
  '& > small': {
    gridColumn: '1 / -1',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
  '& > div': { gridRow: '2 / -1', borderLeft: `1px solid ${theme.vars.palette.divider}` },
  '& > ul': { display: 'contents', listStyle: 'none' },
  '& li': {
    zIndex: 1,
    marginBottom: 2,
    padding: theme.spacing(0.25, 0.75),
    borderRadius: 4,
    borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
    background: theme.vars.palette.background.paper,
    boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
  },
  '& li small': { display: 'block', color: theme.vars.palette.text.secondary },
  '@media print': {
    '--hora': '1.1cm',
    overflow: 'visible',
    fontSize: '0.6875rem',
    '& li': { breakInside: 'avoid' },
  },
}))

/** Turns the sheet: days stand side by side. */
const acostada = { '@page': { size: 'landscape', margin: '10mm' } }
