import Typography from '@mui/material/Typography'
import { useGetOne } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { contado } from '../../language/contado.ts'
import { isBlank } from '../../schema/record/isBlank.ts'
import { textoDeCiclos } from '../../domain/ciclos.ts'
import { creditosDe, type Ciclos } from './movimientos.ts'

/** Totals of the grid, beside the duration of its programme and the total of its form where they differ; a hint that refuses nothing. */
export const CuentaDeMalla = ({ ciclos }: { ciclos: Ciclos }) => {
  const [clave, total] = useWatch<Record<string, unknown>>({ name: ['clave_programa', 'creditos_totales'] })
  const { data: programa } = useGetOne('programas', { id: String(clave ?? '') }, { enabled: Boolean(clave) })
  const suma = creditosDe(ciclos)
  const dichos = isBlank(total) || Number(total) === suma ? '' : ` de ${total}`
  const duracion =
    programa && programa.duracion !== ciclos.length
      ? `; el programa dura ${contado(programa.duracion, 'ciclo', 'ciclos')}`
      : ''
  return (
    <Typography
      sx={{ color: 'text.secondary' }}
    >{`${textoDeCiclos(ciclos)}, ${suma}${dichos} créditos${duracion}`}</Typography>
  )
}
