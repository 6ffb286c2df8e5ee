import type { Store } from 'ra-core'
import { callApi } from '../../api/callApi.ts'

/** Tells whether a stored item belongs to the person and not to the session: columns of tables, their order, page sizes, the view that a list begins with. */
const isPersonal = (key: string) => /\.(datatable|datatable_columnRanks|perPage|start)$/.test(key)

/** Creates a store whose personal items are also kept on the server, `pause` after they change. `load` takes over the kept ones; a server that keeps none is ignored. */
export const personalStore = (around: Store) => {
  let changed: Record<string, unknown> = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    clearTimeout(timer)
    const body = changed
    if (!Object.keys(body).length) return
    changed = {}
    callApi('preferencias', { method: 'PUT', key: null, savesNothing: true, body }).catch(() => undefined)
  }
  const keep = (key: string, value: unknown) => {
    if (!isPersonal(key)) return
    changed[key] = value ?? null
    clearTimeout(timer)
    timer = setTimeout(send, pause)
  }
  const store: Store = {
    ...around,
    setItem: (key, value) => {
      around.setItem(key, value)
      keep(key, value)
    },
    removeItem: key => {
      around.removeItem(key)
      keep(key, null)
    },
  }
  const load = async () => {
    const { data } = await callApi<Readonly<Record<string, unknown>> | null>('preferencias').catch(() => ({
      data: null,
    }))
    for (const [key, value] of Object.entries(data ?? {}))
      if (isPersonal(key) && !Object.hasOwn(changed, key)) around.setItem(key, value)
  }
  return { store, load, send }
}

/** Pause before changes are sent (ms). */
const pause = 500
