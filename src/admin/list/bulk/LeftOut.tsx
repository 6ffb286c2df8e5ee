import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { sumBy } from 'es-toolkit'
import { contado } from '../../../language/contado.ts'
import { enCifras } from '../../../language/enCifras.ts'
import type { Outcome } from './batch.ts'

/** Rows that stay as they are: how many, why, and, on demand, which. */
export const LeftOut = ({ outcome: { iguales, aparte = [], ausentes, motivos } }: { outcome: Outcome }) => {
  const asWished = iguales - sumBy(aparte, ({ cuantos }) => cuantos)
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, '& li': { mb: 0.5 } }}>
      {motivos.map(({ motivo, cuantos, quienes }) => (
        <li key={motivo}>
          <Typography component="span">{`${contado(cuantos, 'no se puede', 'no se pueden')}: ${motivo}`}</Typography>
          <Box component="details" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            <summary>{cuantos === 1 ? 'Ver cuál' : 'Ver cuáles'}</summary>
            {quienes.map(({ titulo }) => titulo).join(', ')}
            {cuantos > quienes.length && ` y ${enCifras(cuantos - quienes.length)} más`}
          </Box>
        </li>
      ))}
      {aparte.map(({ texto, cuantos }) => (
        <li key={texto}>{`${contado(cuantos, 'queda como está', 'quedan como están')}: ${texto}`}</li>
      ))}
      {asWished > 0 && <li>{contado(asWished, 'ya está así', 'ya están así')}</li>}
      {ausentes > 0 && <li>{`${contado(ausentes, 'ya no está en esta lista', 'ya no están en esta lista')}`}</li>}
    </Box>
  )
}
