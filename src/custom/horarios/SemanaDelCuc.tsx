import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useStore } from 'ra-core'
import { ordenEspanol } from '../../language/texto.ts'
import { places } from '../../admin/address/places.ts'
import { useRead } from '../../admin/read/useRead.ts'
import { Selector } from '../../admin/screen/Selector.tsx'
import { onPaper } from '../../admin/theme/onPaper.ts'
import { screenOnly } from '../../admin/theme/screenOnly.ts'
import type { ClaseDeCuc } from '../../domain/claseDeCuc.ts'
import type { Donde } from './Donde.ts'
import { SemanaDeClases } from './SemanaDeClases.tsx'

/** Week of a group, a facilitador or a room of a campus. */
export const SemanaDelCuc = ({ donde }: { donde: Donde }) => {
  const { data = [] } = useRead('/semana', { query: donde, about: 'clases' })
  const [elegido, choose] = useStore<Readonly<Record<string, string>>>(places.choice, ninguno)
  const de = deQue.find(({ value }) => value === elegido.semana)?.value ?? 'grupo'
  const todos = nombrados(data.map(clase => [claveDe[de](clase), clase[de]]))
  const { value: quien, label: nombre } = todos.find(({ value }) => value === elegido.cual) ?? todos[0] ?? nadie
  const clases = data
    .filter(clase => claveDe[de](clase) === quien)
    .map(clase => ({
      ...clase,
      nombre: clase.materia,
      detalle: queDice[de].map(cada => (cada === 'salon' ? `salón ${clase.salon}` : clase[cada])).join(', '),
    }))
  if (data.length === 0) return null
  return (
    <Stack component="section" spacing={2} aria-label="Semana" sx={onPaper({ breakBefore: 'page' })}>
      <Typography variant="h2">{`Semana de ${nombre}`}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, ...screenOnly }}>
        <Selector
          label="Semana de"
          value={de}
          options={deQue}
          onChange={semana => choose({ ...elegido, semana, cual: '' })}
        />
        <Selector label="Cuál" value={quien} options={todos} onChange={cual => choose({ ...elegido, cual })} />
      </Box>
      <SemanaDeClases clases={clases} titulo={`Semana de ${nombre}`} />
    </Stack>
  )
}

type De = 'grupo' | 'facilitador' | 'salon'

const deQue: readonly { value: De; label: string }[] = [
  { value: 'grupo', label: 'Un grupo' },
  { value: 'facilitador', label: 'Un facilitador' },
  { value: 'salon', label: 'Un salón' },
]

const nadie = { value: '', label: '' }

/** Keys by which the classes of a group, facilitador or room are told apart. */
const claveDe: Readonly<Record<De, (clase: ClaseDeCuc) => string>> = {
  grupo: ({ clave_grupo, grupo }) => clave_grupo ?? grupo,
  facilitador: ({ matricula, facilitador }) => matricula ?? facilitador,
  salon: ({ salon }) => salon,
}

/** Returns each option once, by name; options of the same name show their keys. */
const nombrados = (todos: readonly (readonly [clave: string, nombre: string])[]) => {
  const unicos = [...new Map(todos)].toSorted(([, uno], [, otro]) => ordenEspanol(uno, otro))
  const seLlama = (lugar: number) => unicos[lugar]?.[1]
  return unicos.map(([value, nombre], lugar) => {
    const repetido = nombre === seLlama(lugar - 1) || nombre === seLlama(lugar + 1)
    return { value, label: repetido ? `${nombre} (${value})` : nombre }
  })
}

/** Details shown under a class, by whose week it is. */
const queDice: Readonly<Record<De, readonly De[]>> = {
  grupo: ['facilitador', 'salon'],
  facilitador: ['grupo', 'salon'],
  salon: ['grupo', 'facilitador'],
}

const ninguno = {}
