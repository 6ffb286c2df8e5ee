import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormControl from '@mui/material/FormControl'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import type { FilterPart } from '../../../../schema/filters/filterPart.ts'
import type { ClosedOption } from '../../../../schema/kinds.ts'
import { useSteady } from '../../../fields/useSteady.ts'

type Props = { label: string; options: readonly ClosedOption[]; part: FilterPart; ask: (part: FilterPart) => void }

/** Filter by some options of a closed list: check boxes where they are few, a search among them where they are many. */
export const SeveralFilter = ({ label, options, part, ask }: Props) => {
  const chosen = [part.is ?? []].flat().map(String)
  const chosenOptions = useSteady(options.filter(([value]) => chosen.includes(String(value))))
  const choose = (values: readonly string[]) =>
    ask({ ...part, is: options.map(([value]) => value).filter(value => values.includes(String(value))) })
  if (options.length > few)
    return (
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={options}
        value={chosenOptions}
        getOptionLabel={([, text]) => text}
        isOptionEqualToValue={([one], [other]) => one === other}
        onChange={(_, next) => choose(next.map(([value]) => String(value)))}
        noOptionsText="Sin resultados"
        renderInput={params => <TextField {...params} label={label} margin="none" />}
      />
    )
  return (
    <FormControl component="fieldset" margin="none">
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row>
        {options.map(([value, text]) => {
          const one = String(value)
          const checked = chosen.includes(one)
          return (
            <FormControlLabel
              key={one}
              label={text}
              control={
                <Checkbox
                  size="small"
                  checked={checked}
                  onChange={() => choose(checked ? chosen.filter(each => each !== one) : [...chosen, one])}
                />
              }
            />
          )
        })}
      </FormGroup>
    </FormControl>
  )
}

/** Most options shown as check boxes. */
const few = 8
