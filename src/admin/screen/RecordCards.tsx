import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { RaRecord } from 'ra-core'
import { halla } from '../../language/busqueda.ts'
import type { Tab } from '../../schema/screen.ts'
import { headingOf } from '../../schema/record/headingOf.ts'
import { textOf } from '../../schema/record/text.ts'
import { useChoice } from '../address/useChoice.ts'
import { useResource } from '../fields/useResource.ts'
import { usePaused } from '../list/usePaused.ts'
import { Hint } from './Hint.tsx'

type Props = {
  records: readonly RaRecord[]
  cards: NonNullable<Tab['cards']>
  /** Key of the card that was left last. */
  leftCard?: string
  onChoose: (record: RaRecord) => void
}

/** Cards to choose from, each with its «Seleccionar»; many of them get a search. */
export const RecordCards = ({ records, cards: { of, title, subtitle, subtitleLabel }, leftCard, onChoose }: Props) => {
  const { fields, key } = useResource(of)
  const [searched, search] = useChoice('buscar')
  const [text, setText] = usePaused(searched, search)
  const under = subtitle ? fields[subtitle] : undefined
  const matches = halla(text)
  const textAt = (name: string, record: RaRecord) => {
    const field = fields[name]
    return field ? textOf(name, field, record) : ''
  }
  const shown = records.filter(record => [title, subtitle ?? title].some(name => matches(textAt(name, record))))
  return (
    <>
      {records.length > many && (
        <TextField
          label="Buscar"
          placeholder="Buscar"
          type="search"
          margin="none"
          value={text}
          onChange={event => setText(event.target.value)}
          sx={{ maxWidth: 420, mb: 2 }}
        />
      )}
      {shown.length === 0 && <Hint>{text ? `No hay registros que contengan «${text}»` : 'No hay registros'}</Hint>}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
        }}
      >
        {shown.map(record => (
          <Card component="li" key={record.id} variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
            <CardContent sx={{ flex: 1 }}>
              <Typography variant="h3" component="h2">
                {textAt(title, record)}
              </Typography>
              {under && subtitle && (
                <Typography
                  sx={{ color: 'text.secondary' }}
                >{`${subtitleLabel ?? headingOf(under)} ${textAt(subtitle, record)}`}</Typography>
              )}
            </CardContent>
            <CardActions>
              <Button
                aria-label={`Seleccionar ${textAt(title, record)}`}
                autoFocus={leftCard === record[key]}
                onClick={() => onChoose(record)}
              >
                Seleccionar
              </Button>
            </CardActions>
          </Card>
        ))}
      </Box>
    </>
  )
}

/** Cards above which there is a search: more than a screen shows at once. */
const many = 12
