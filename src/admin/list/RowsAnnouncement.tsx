import { useListContext } from 'ra-core'
import { enCifras } from '../../language/enCifras.ts'
import { useResource } from '../fields/useResource.ts'
import { Announcement } from '../screen/Announcement.tsx'

/** Announces to screen readers which rows the surrounding list shows, and of how many, once newly requested rows have come. */
export const RowsAnnouncement = () => {
  const { label } = useResource()
  const { isPending, isPlaceholderData, error, total, page, perPage } = useListContext()
  const waits = isPending || isPlaceholderData || error || total === undefined
  return (
    <Announcement>
      {!waits && (
        <span role="status">{`${label.many}: ${rowsOf(page, perPage, total)}${enCifras(total)} en total`}</span>
      )}
    </Announcement>
  )
}

const rowsOf = (page: number, perPage: number, total: number) =>
  total ? `renglones ${enCifras((page - 1) * perPage + 1)} a ${enCifras(Math.min(page * perPage, total))}, ` : ''
