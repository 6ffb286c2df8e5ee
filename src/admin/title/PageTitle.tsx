import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { WholeCodes } from '../fields/WholeCodes.tsx'
import { house } from '../../schema/house.ts'
import { inLowWindow } from '../theme/inLowWindow.ts'

/** Id of the title, which describes the main part of the page to screen readers. */
export const titleId = 'titulo'

/** Title of a screen, on the page and on the tab of the browser. */
export const PageTitle = ({ children }: { children: string }) => {
  useEffect(() => {
    document.title = `${children} · ${house().name}`
  }, [children])
  return (
    <Typography
      id={titleId}
      variant="h1"
      sx={{ mb: 2.5, ...inLowWindow({ fontSize: '1.375rem', marginBottom: '4px' }) }}
    >
      <WholeCodes text={children} />
    </Typography>
  )
}
