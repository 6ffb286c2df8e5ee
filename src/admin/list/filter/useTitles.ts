import { useGetMany } from 'ra-core'
import { currentSession } from '../../../api/session.ts'
import { doorToChoose } from '../../../schema/filters/doorToChoose.ts'
import type { RecordField } from '../../../schema/filters/filterForms.ts'
import { titleOf } from '../../../schema/record/text.ts'
import { useResource } from '../../fields/useResource.ts'

/** What the records with these keys are called; a key is its own name until they are read, and where the person may not read them. */
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
