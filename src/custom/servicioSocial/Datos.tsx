import { styled } from '@mui/material/styles'

/** List of data, each with its label and text. */
export const Datos = ({ datos }: { datos: readonly (readonly [label: string, texto: string])[] }) => (
  <Lista>
    {datos.map(([label, texto]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{texto || '—'}</dd>
      </div>
    ))}
  </Lista>
)

const Lista = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  '& div': { display: 'grid', gridTemplateColumns: 'minmax(6.5rem, 1fr) 2fr', gap: theme.spacing(1) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}))
