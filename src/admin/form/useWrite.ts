import { useDataProvider, type RaRecord } from 'ra-core'
import { useRef } from 'react'
import type { WriteMeta } from '../../dataProvider/doorMeta.ts'
import type { Mode } from '../../schema/active.ts'
import type { Values } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { useWriteKey } from '../send/useWriteKey.ts'

type Options = {
  resource: AnyResource
  mode: Mode
  record?: RaRecord
  /** Key of a new record; a recovered draft brings its own. */
  formKey: string
  /** Returns the extra headers of the write. */
  headers: () => Record<string, string>
}

/**
 * Writes the record of a form over its known version. A write sent again after a lost answer has the same key, a new
 * record the key of its form, so that it is done once.
 */
export const useWrite = ({ resource, mode, record, formKey, headers }: Options) => {
  const dataProvider = useDataProvider()
  const version = useRef(record?.version)
  const { keyOf, settle } = useWriteKey()
  const write = async (values: Values) => {
    const id = record?.id ?? ''
    const calls = {
      create: () => {
        const meta: WriteMeta = { key: formKey, headers: headers() }
        return dataProvider.create(resource.name, { data: values, meta })
      },
      update: () => {
        const data = { ...values, version: version.current }
        const meta: WriteMeta = { key: keyOf(data), headers: headers() }
        return dataProvider.update(resource.name, { id, data, previousData: record ?? { id }, meta })
      },
      delete: () => {
        const meta: WriteMeta = { key: keyOf(version.current), version: version.current }
        return dataProvider.delete(resource.name, { id, meta })
      },
    }
    return calls[mode]()
  }
  return {
    write,
    /** Ends a write that the server itself refused, so that the next one gets a key of its own. */
    settle,
    /** Takes a version as known, so that the next write overwrites it. */
    writeOver: (latest: unknown) => {
      version.current = latest
    },
  }
}
