import Box from '@mui/material/Box'
import { universidad } from '../../domain/universidad.ts'
import type { Hoja } from './hoja.ts'
import { resumen, type Resumen } from './resumen.ts'
import { useReposo } from './useFila.ts'

/** Figures of the class while it is graded. */
export const Cuenta = ({ hoja }: { hoja: Hoja }) => {
  useReposo(hoja)
  return <Cifras de={resumen(hoja)} />
}

/** Figures of a class: graded, missing, mean, and students who pass. */
export const Cifras = ({ de: { total, calificados, faltan, promedio, acreditan } }: { de: Resumen }) => (
  <Box
    component="dl"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 24px',
      m: 0,
      '& div': { display: 'flex', gap: 0.75 },
      '& dt': { color: 'text.secondary' },
      '& dd': { m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
    }}
  >
    {(
      [
        ['Calificados', `${calificados} de ${total}`],
        ['Faltan', faltan],
        ['Promedio', promedio],
        [`Con ${universidad.calificacionAprobatoria} o más`, acreditan],
      ] as const
    ).map(([titulo, cifra]) => (
      <div key={titulo}>
        <dt>{titulo}</dt>
        <dd>{cifra}</dd>
      </div>
    ))}
  </Box>
)
