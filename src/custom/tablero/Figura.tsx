import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

type Props = {
  titulo: string
  /** Chart, hidden from screen readers: `cifras` says all that it shows. */
  dibujo: ReactNode
  cifras: ReactNode
  /** `true` folds the figures, where they are many. */
  plegadas?: boolean
}

/** Chart with its title and its figures. */
export const Figura = ({ titulo, dibujo, cifras, plegadas }: Props) => {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h2" sx={{ mb: 2 }}>
          {titulo}
        </Typography>
        <div aria-hidden inert>
          {dibujo}
        </div>
        {plegadas ? (
          <Pliegue>
            <summary>Ver las cifras en una tabla</summary>
            {cifras}
          </Pliegue>
        ) : (
          cifras
        )}
      </CardContent>
    </Card>
  )
}

const Pliegue = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(2),
  '& summary': {
    width: 'fit-content',
    borderRadius: 4,
    cursor: 'pointer',
    fontWeight: 600,
    color: theme.vars.palette.secondary.main,
  },
  '&[open] summary': { marginBottom: theme.spacing(1) },
}))
