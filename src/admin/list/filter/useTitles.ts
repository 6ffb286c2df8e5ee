import { useGetMany } from 'ra-core'
import { currentSession } from '../../../api/session.ts'
import { doorToChoose } from '../../../schema/filters/doorToChoose.ts'
import type { RecordField } from '../../../schema/filters/filterForms.ts'
import { titleOf } from '../../../schema/record/text.ts'
import { useResource } from '../../fields/useResource.ts'

/** Returns a function that gives the title of a record by its key; the key itself until the records are read, and where the role may not read them. */
export const useTitles = (field: RecordField, keys: readonly string[]) => {
  const target = useResource(field.to)
  const list = doorToChoose(field, target, currentSession()?.rol)
  const { data = [] } = useGetMany(
    field.to,
    { ids: [...keys], meta: { list } },
    { enabled: keys.length > 0 && list !== undefined, retry: false },
  )
  return (key: string) => {
    const record = data.find(each => String(each?.[target.key]) === key)
    return record ? titleOf(target, record) : key
  }
}
