import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useRecordContext } from 'ra-core'
import { useSteady } from '../../admin/fields/useSteady.ts'
import { textOf } from '../../schema/record/text.ts'
import type { InputProps } from '../../admin/form/formRooms.ts'
import { useField } from '../../admin/form/useField.ts'
import { usePostal } from './PostalProvider.tsx'

/** Choice of one of the colonias of the postal code; the stored one shows without a search. */
export const ColoniaInput = (props: InputProps<'colonia'>) => {
  const { name, field } = props
  const { value, change, inputProps } = useField(props)
  const { colonias } = usePostal()
  const stored = useRecordContext()
  const found = (colonias ?? []).map(({ id_colonia, nombre }) => ({ id: id_colonia, nombre }))
  const storedColonia =
    stored && value && stored[name] === value ? { id: Number(value), nombre: textOf(name, field, stored) } : undefined
  const options = found.length || !storedColonia ? found : [storedColonia]
  const chosen = useSteady(options.find(({ id }) => id === value) ?? null)
  const help = inputProps.disabled
    ? undefined
    : found.length > 1
      ? `Elija una de las ${found.length} colonias`
      : options.length
        ? undefined
        : 'Se elige después de buscar el código postal'
  return (
    <Autocomplete
      options={options}
      value={chosen}
      disabled={inputProps.disabled}
      onChange={(_, colonia) => change(colonia?.id ?? null)}
      getOptionLabel={({ nombre }) => nombre}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={found.length ? 'Sin resultados' : 'Primero busque el código postal'}
      renderInput={params => <TextField {...inputProps} helperText={inputProps.helperText ?? help} {...params} />}
    />
  )
}
