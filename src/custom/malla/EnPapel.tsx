import GlobalStyles from '@mui/material/GlobalStyles'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useDayOfPrint } from '../../admin/print/useDayOfPrint.ts'
import { Hoja } from './hoja.ts'

/** What goes on paper instead of the page around, however printing is asked for. It is drawn only while it prints, by daylight. */
export const EnPapel = ({ children }: { children: ReactNode }) => {
  const printing = useDayOfPrint()
  if (!printing) return null
  return createPortal(
    <>
      <GlobalStyles styles={alone} />
      <Hoja data-light="" data-hoja="">
        {children}
      </Hoja>
    </>,
    document.body,
  )
}

const alone = {
  '@page': { size: 'letter landscape', margin: '8mm' },
  '@media print': {
    'body > *:not([data-hoja])': { display: 'none !important' },
    'html, body': { minHeight: '0 !important', margin: 0, background: 'white' },
  },
  '@media screen': { '[data-hoja]': { display: 'none' } },
}
