import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { LinkBase } from 'ra-core'
import type { ScreenRoute } from '../../schema/screen.ts'
import { breaking } from '../theme/breaking.ts'

/** Links to other screens, under a title; nothing without any. */
export const WaysTo = ({ screens }: { screens: readonly ScreenRoute[] }) =>
  screens.length > 0 && (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, mt: -1.5, mb: 1.5, ml: -0.75 }}>
      {screens.map(({ route, title }) => (
        <Button key={route} component={LinkBase} to={route} size="small" sx={breaking}>
          {title}
        </Button>
      ))}
    </Stack>
  )
