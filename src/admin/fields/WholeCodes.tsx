import { Fragment } from 'react'

/** Renders a text whose codes never break across lines; it may break behind the underscore that ties a name to a code: `IST01-AGROE-2023-1_Botánica campesina`. */
export const WholeCodes = ({ text }: { text: string }) =>
  text.split(codes).map((part, at) => (
    <Fragment key={at}>
      {at % 3 === 1 ? <span style={{ whiteSpace: 'nowrap' }}>{part}</span> : part}
      {at % 3 === 2 && part && <wbr />}
    </Fragment>
  ))

/** Code of capitals and figures joined by hyphens, and the underscore before a name. */
const codes = /((?:[A-Z\d]+-)+[A-Z\d]+)(_?)/
