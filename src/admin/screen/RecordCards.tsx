import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { RaRecord } from 'react-admin'
import type { Tab } from '../../schema/screen.ts'
import { headingOf } from '../fields/heading.ts'
import { useResource } from '../fields/useResource.ts'

type Props = { records: readonly RaRecord[]; cards: NonNullable<Tab['cards']>; onChoose: (record: RaRecord) => void }

/** The cards to choose from, each with its own «Seleccionar». */
export const RecordCards = ({ records, cards: { of, title, subtitle, subtitleLabel }, onChoose }: Props) => {
  const { fields } = useResource(of)
  const under = subtitle ? fields[subtitle] : undefined
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none', gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' }}>
      {records.map(record => (
        <Card component="li" key={record.id} variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
          <CardContent sx={{ flex: 1 }}>
            <Typography variant="h3">{String(record[title] ?? '')}</Typography>
            {under && subtitle && <Typography sx={{ color: 'text.secondary' }}>{`${subtitleLabel ?? headingOf(under)} ${record[subtitle]}`}</Typography>}
          </CardContent>
          <CardActions>
            <Button aria-label={`Seleccionar ${record[title]}`} onClick={() => onChoose(record)}>Seleccionar</Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  )
}
