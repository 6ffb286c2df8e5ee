import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { facilitadorDe, type ClaseDeCarga } from '../../domain/cargaAcademica.ts'
import { sinCalificar } from '../../domain/promedio.ts'
import { diasEnTexto } from '../../domain/semana.ts'

/** Class of the load: facilitador, days, hours, room, credits and, once graded, the result. (B §3) */
export const TarjetaDeClase = ({ clase }: { clase: ClaseDeCarga }) => {
  const {
    nombre_materia,
    nombre_clase,
    salon_clase,
    dias,
    hora_inicio,
    hora_final,
    creditos_materia,
    status_facilitador,
    calificacion_estudiante,
    retroalimentacion_estudiante,
  } = clase
  const datos = [
    ['Facilitador', facilitadorDe(clase)],
    ['Días', diasEnTexto(dias)],
    ['Horario', `${hora_inicio} a ${hora_final}`],
    ['Salón', salon_clase],
    ['Créditos', String(creditos_materia)],
    ['Calificación', status_facilitador ? calificacion_estudiante : sinCalificar],
    ...(status_facilitador && retroalimentacion_estudiante
      ? [['Retroalimentación', retroalimentacion_estudiante]]
      : []),
  ]
  return (
    <Card component="li">
      <CardContent>
        <Typography variant="h3" component="h2">
          {nombre_materia}
        </Typography>
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {nombre_clase}
        </Typography>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            gap: '4px 12px',
            m: 0,
            '& dt': { color: 'text.secondary' },
            '& dd': { m: 0, overflowWrap: 'anywhere' },
          }}
        >
          {datos.flatMap(([nombre, valor]) => [<dt key={`${nombre}-t`}>{nombre}</dt>, <dd key={nombre}>{valor}</dd>])}
        </Box>
      </CardContent>
    </Card>
  )
}
