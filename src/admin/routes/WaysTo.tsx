import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LinkBase } from 'ra-core'
import type { ScreenRoute } from '../../schema/screen.ts'
import { breaking } from '../theme/breaking.ts'
import { inLowWindow } from '../theme/inLowWindow.ts'
import { inOneLine } from '../theme/inOneLine.ts'
import { inSmallWindow } from '../theme/inSmallWindow.ts'
import { showFocused } from '../theme/showFocused.ts'

/** Links to other screens, under a title; nothing without any. */
export const WaysTo = ({ screens }: { screens: readonly ScreenRoute[] }) =>
  screens.length > 0 && (
    <Box onFocus={showFocused} sx={[inOneLine, underTitle]}>
      {screens.map(({ route, title }) => (
        <Button key={route} component={LinkBase} to={route} size="small" sx={breaking}>
          {title}
        </Button>
      ))}
    </Box>
  )

/** Aligns the letters of the first link, and not its edge, with the title. */
const underTitle = {
  columnGap: 1,
  mt: -1.5,
  ml: '-6px',
  ...inSmallWindow({ marginLeft: '-16px', paddingLeft: '10px' }),
  ...inLowWindow({ marginTop: '-8px' }),
}
