import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { Generated } from '../../generatorCalls.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { useReadAt } from '../read/useReadAt.ts'

type Props = { resource: AnyResource; doing: string }

/** How far the server is with the rows of a spreadsheet; without a figure while it is still reading the file. */
export const ImportProgress = ({ resource, doing }: Props) => {
  const { data } = useReadAt<Generated['avance']>(`importaciones/${resource.name}/avance`, { every: 700 })
  const avance = data && data.avance > 0 && data.avance < 100 ? data.avance : undefined
  return (
    <>
      <Typography role="status" sx={{ mb: 0.5 }}>
        {doing}
        {avance !== undefined && ` ${avance} %`}
      </Typography>
      <LinearProgress
        aria-label={doing}
        variant={avance === undefined ? 'indeterminate' : 'determinate'}
        value={avance}
      />
    </>
  )
}
