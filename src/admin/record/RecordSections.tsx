import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'ra-core'
import { isCode } from '../fields/isCode.ts'
import { useResource } from '../fields/useResource.ts'
import { RowCellView } from '../list/RowCellView.tsx'
import { rowCellNamed } from '../rooms.ts'
import type { RowCell } from '../../schema/names.ts'
import { onPaper } from '../theme/onPaper.ts'
import { FieldValue } from './FieldValue.tsx'
import { shownFields } from './shownFields.ts'

/** Fields of the surrounding record, read-only, in the sections of its form; with `texts`, as they were then. After them the cells of hand-made rooms, such as its files. */
export const RecordSections = ({
  texts,
  cells = [],
}: {
  texts?: Readonly<Record<string, string>>
  cells?: readonly RowCell[]
}) => {
  const resource = useResource()
  const record = useRecordContext()
  return (
    <Sections>
      {record &&
        shownFields(resource, record).map(({ title, fields }) => (
          <Card component="section" key={title} aria-label={title || undefined}>
            <CardContent>
              {title && (
                <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
                  {title}
                </Typography>
              )}
              <Fields data-narrow={texts !== undefined || undefined}>
                {fields.map(([name, field]) => (
                  <div key={name}>
                    <dt>{field.label}</dt>
                    <dd className={isCode(resource, name) ? 'code' : undefined}>
                      {texts ? texts[name] || '—' : <FieldValue name={name} field={field} record={record} />}
                    </dd>
                  </div>
                ))}
              </Fields>
            </CardContent>
          </Card>
        ))}
      {cells.length > 0 && (
        <Card component="section">
          <CardContent>
            <Fields>
              {cells.map(name => (
                <div key={name}>
                  <dt>{rowCellNamed(name).label}</dt>
                  <dd>
                    <RowCellView name={name} />
                  </dd>
                </div>
              ))}
            </Fields>
          </CardContent>
        </Card>
      )}
    </Sections>
  )
}

/** Beside each other where there is room. */
const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(440px, 100%), 1fr))',
  gap: theme.spacing(2),
  ...onPaper({ display: 'block' }),
}))

const Fields = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(190px, 100%), 1fr))',
  gap: theme.spacing(1.25, 3),
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& .code': { whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: {
    rowGap: theme.spacing(0.5),
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(108px, 36%) 1fr', columnGap: theme.spacing(1) },
    '& .code': { fontSize: '0.9rem' },
    '&[data-narrow] > div': { display: 'block' },
  },
  ...onPaper({ gap: '4px 16px', gridTemplateColumns: 'repeat(3, 1fr)' }),
}))
