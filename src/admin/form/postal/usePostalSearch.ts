import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { ErrorDePeticion } from '../../../api/ErrorDePeticion.ts'
import { peticion } from '../../../api/peticion.ts'
import type { FieldKind, FieldOf } from '../../../schema/kinds.ts'
import { useResource } from '../../fields/useResource.ts'
import { usePostal, type Colonia } from './PostalProvider.tsx'

type Found = { estado: { nombre: string }; municipio: { nombre: string }; colonias: readonly Colonia[] }

/** Looks a postal code up: fills municipio and estado and offers its colonias; without a result it clears them and says so. (A §5, §8) */
export const usePostalSearch = (name: string, { empty, malformed }: FieldOf<'postalCode'>) => {
  const { fields } = useResource()
  const { getValues, setValue, trigger } = useFormContext()
  const { setColonias } = usePostal()
  const notify = useNotify()
  const [searching, setSearching] = useState(false)
  const named = (kind: FieldKind, of?: string) => Object.entries(fields).find(([, field]) => field.kind === kind && (!of || ('of' in field && field.of === of)))?.[0]
  const fill = (found?: Found) => {
    const put = (place: string | undefined, value: unknown) => place && setValue(place, value, { shouldDirty: true })
    setColonias(found?.colonias ?? [])
    put(named('place', 'estado'), found?.estado.nombre ?? null)
    put(named('place', 'municipio'), found?.municipio.nombre ?? null)
    put(named('colonia'), found?.colonias.length === 1 ? found.colonias[0]?.id_colonia : null)
  }
  const search = async () => {
    const cp = String(getValues(name) ?? '').trim()
    if (!/^\d{5}$/.test(cp)) return notify(cp ? malformed : empty, { type: 'info' })
    setSearching(true)
    try {
      const { data } = await peticion<Found>(`cp/${cp}/estado/municipio/colonias`)
      fill(data)
      if (!data.colonias.length) notify('Sin resultados', { type: 'info' })
      await trigger(name)
    } catch (error) {
      fill()
      const { status, message } = error instanceof ErrorDePeticion ? error : { status: 0, message: '' }
      if (status === 404) notify('Sin resultados', { type: 'info' })
      else notify(`Ocurrio un error: ${message}`, { type: 'error' })
    } finally {
      setSearching(false)
    }
  }
  return { search, searching, clear: () => fill() }
}
