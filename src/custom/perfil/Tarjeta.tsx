import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { screenOnly } from '../../admin/theme/screenOnly.ts'

type Props = {
  /** Id of its title. */
  id: string
  titulo: string
  /** Explanation under the title. */
  texto?: string
  /** `true` for one as wide as the page. */
  ancha?: true
  /** `true` for one that serves the hand alone, and is not printed. */
  sinPapel?: true
  children: ReactNode
}

/** Card of the profile, a section named by its title. */
export const Tarjeta = ({ id, titulo, texto, ancha, sinPapel, children }: Props) => (
  <Card
    component="section"
    aria-labelledby={id}
    sx={{ ...(ancha && { gridColumn: '1 / -1' }), ...(sinPapel && screenOnly) }}
  >
    <CardContent>
      <Typography id={id} variant="h2" sx={texto ? undefined : { mb: 1 }}>
        {titulo}
      </Typography>
      {texto && (
        <Typography variant="body2" sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
          {texto}
        </Typography>
      )}
      {children}
    </CardContent>
  </Card>
)
