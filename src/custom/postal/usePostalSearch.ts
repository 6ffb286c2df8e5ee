import { useLogoutIfAccessDenied, useNotify, useRecordContext } from 'ra-core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { ApiError } from '../../api/ApiError.ts'
import { callApi } from '../../api/callApi.ts'
import type { FieldOf, FieldKind } from '../../schema/kinds.ts'
import { useResource } from '../../admin/fields/useResource.ts'
import { usePostal, type Colonia } from './PostalProvider.tsx'
import type { AnyResource } from '../../schema/resource.ts'

type Found = { estado: { nombre: string }; municipio: { nombre: string }; colonias: readonly Colonia[] }

/**
 * Provides the search of a postal code: fills in municipio, estado and colonias, or clears them and says so. Only the
 * last search counts. A form opened with an unstored code searches it. (A §5, §8)
 */
export const usePostalSearch = (name: string, { empty, malformed }: FieldOf<'postalCode'>) => {
  const places = postalFields(useResource())
  const { getValues, setValue, getFieldState, setFocus, trigger } = useFormContext()
  const { setColonias } = usePostal()
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const [searching, setSearching] = useState(false)
  const last = useRef<AbortController>(null)
  const stored = useRecordContext()

  const putAt = (place: string | undefined, value: unknown) =>
    place && setValue(place, value, { shouldDirty: true, shouldValidate: getFieldState(place).invalid })
  const fill = (found?: Found) => {
    setColonias(found?.colonias ?? null)
    putAt(places.estado, found?.estado.nombre ?? null)
    putAt(places.municipio, found?.municipio.nombre ?? null)
    putAt(places.colonia, found?.colonias.length === 1 ? found.colonias[0]?.id_colonia : null)
  }
  const forget = () => {
    last.current?.abort()
    setSearching(false)
    fill()
  }
  const go = (field: string | undefined, from: Element | null) => {
    const { activeElement } = document
    if (field && (activeElement === from || !(activeElement instanceof HTMLInputElement))) setFocus(field)
  }
  const failed = async (error: unknown) => {
    fill()
    const { status, message } = error instanceof ApiError ? error : new ApiError('network_error', '')
    if (status === 404) return notify('Sin resultados', { type: 'info' })
    if (!(await logoutIfAccessDenied(error))) notify(`Ocurrio un error: ${message}`, { type: 'error' })
  }
  const search = async () => {
    const code = String(getValues(name) ?? '').trim()
    if (!wellFormed.test(code)) {
      setFocus(name)
      return notify(code ? malformed : empty, { type: 'info' })
    }
    const from = document.activeElement
    last.current?.abort()
    const { signal } = (last.current = new AbortController())
    setSearching(true)
    try {
      const { data } = await ask(code, signal)
      if (!data.colonias.length) throw new ApiError(404, '')
      fill(data)
      void trigger(name)
      go(places.colonia, from)
    } catch (error) {
      if (signal.aborted) return
      go(name, from)
      await failed(error)
    } finally {
      if (!signal.aborted) setSearching(false)
    }
  }
  const restore = useEffectEvent(async (signal: AbortSignal) => {
    const code = String(getValues(name) ?? '')
    if (!wellFormed.test(code) || code === String(stored?.[name] ?? '')) return
    try {
      const { data } = await ask(code, signal)
      const chosen = places.colonia && getValues(places.colonia)
      fill(data)
      if (data.colonias.some(({ id_colonia }) => id_colonia === chosen)) putAt(places.colonia, chosen)
    } catch {
      return
    }
  })
  useEffect(() => {
    last.current = new AbortController()
    void restore(last.current.signal)
    return () => last.current?.abort()
  }, [])
  return { search, searching, forget }
}

const wellFormed = /^\d{5}$/

const ask = (code: string, signal: AbortSignal) => callApi<Found>(`cp/${code}/estado/municipio/colonias`, { signal })

/** Returns the names of the fields that the postal code fills in. */
const postalFields = ({ fields }: AnyResource) => {
  const fieldOfKind = (kind: FieldKind, of?: string) =>
    Object.entries(fields).find(([, field]) => field.kind === kind && (!of || ('of' in field && field.of === of)))?.[0]
  return {
    estado: fieldOfKind('place', 'estado'),
    municipio: fieldOfKind('place', 'municipio'),
    colonia: fieldOfKind('colonia'),
  }
}
