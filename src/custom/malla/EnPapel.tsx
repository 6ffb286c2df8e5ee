import GlobalStyles from '@mui/material/GlobalStyles'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useDayOfPrint } from '../../admin/print/useDayOfPrint.ts'
import { fechaLarga } from '../../language/fechaLarga.ts'
import { house } from '../../schema/house.ts'
import { Hoja } from './Hoja.ts'

/** What goes on paper instead of the page around, however printing is asked for: of whom it is, if of anybody, and of which day. It is drawn only while it prints, by daylight. */
export const EnPapel = ({ de, children }: { de?: string; children: ReactNode }) => {
  const day = useDayOfPrint()
  if (!day) return null
  return createPortal(
    <>
      <GlobalStyles styles={alone} />
      <Hoja data-light="" data-hoja="">
        <p>
          {de && <b>{de} · </b>}
          {`${house().name} · ${fechaLarga(day)}`}
        </p>
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
