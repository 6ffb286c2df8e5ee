import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { enCifras } from '../../language/enCifras.ts'

/** Main number of a dashboard: the total of students. */
export const Total = ({ cantidad, alcance }: { cantidad: number; alcance: string }) => (
  <Card component="section">
    <CardContent>
      <Typography variant="h2">Total de estudiantes</Typography>
      <Typography sx={{ typography: 'h1', fontSize: '3.25rem', lineHeight: 1.15, color: 'primary.main' }}>
        {enCifras(cantidad)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {alcance}
      </Typography>
    </CardContent>
  </Card>
)
