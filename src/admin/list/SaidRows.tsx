import { useListContext, useTranslate } from 'ra-core'
import { enCifras } from '../../language/enCifras.ts'
import { useResource } from '../fields/useResource.ts'
import { forReadersOnly } from '../theme/forReadersOnly.ts'
import { whyEmpty } from './whyEmpty.ts'

/** Tells who listens to the screen which rows the list around shows and of how many, or that there are none, once others were asked for and have come. */
export const SaidRows = () => {
  const { label } = useResource()
  const { isPending, isPlaceholderData, error, total, page, perPage, filterValues } = useListContext()
  const translate = useTranslate()
  const waits = isPending || isPlaceholderData || error || total === undefined
  const shown = () =>
    translate('ra.navigation.page_range_info', {
      offsetBegin: enCifras((page - 1) * perPage + 1),
      offsetEnd: enCifras(Math.min(page * perPage, total ?? 0)),
      total: enCifras(total ?? 0),
    })
  return (
    <span role="status" style={forReadersOnly}>
      {waits ? '' : `${label.many}: ${total ? shown() : whyEmpty(filterValues)}`}
    </span>
  )
}
