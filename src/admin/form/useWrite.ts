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
  /** The key of a new record; one that comes from a draft has its draft's. */
  formKey: string
  /** What goes with the write beside its body. */
  headers: () => Record<string, string>
}

/**
 * Writes the record of a form over the version that is known of it. A new record has the key of its form: sent again because the answer
 * was lost, it is the same record; any other write that is sent again keeps its own.
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
    /** The server refused: what comes next is another write. */
    settle,
    /** Takes a version as known, so that the next write goes over it. */
    writeOver: (known: unknown) => {
      version.current = known
    },
  }
}
