import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useStore } from 'ra-core'
import { ordenEspanol } from '../../language/texto.ts'
import { places } from '../../admin/address/places.ts'
import { useRead } from '../../admin/read/useRead.ts'
import type { ClaseDeCuc } from '../../domain/claseDeCuc.ts'
import type { Donde } from './Donde.ts'
import { SemanaDeClases } from './SemanaDeClases.tsx'
import { Elegir } from './Elegir.tsx'

/** Week of a group, a facilitador or a room of a campus. */
export const SemanaDelCuc = ({ donde }: { donde: Donde }) => {
  const { data = [] } = useRead('/semana', { query: donde, about: 'clases' })
  const [elegido, elegir] = useStore<Readonly<Record<string, string>>>(places.choice, ninguno)
  const de = deQue.find(([cada]) => cada === elegido.semana)?.[0] ?? 'grupo'
  const todos = nombrados(data.map(clase => [claveDe[de](clase), clase[de]]))
  const [quien, nombre] = todos.find(([clave]) => clave === elegido.cual) ?? todos[0] ?? ['', '']
  const clases = data
    .filter(clase => claveDe[de](clase) === quien)
    .map(clase => ({
      ...clase,
      nombre: clase.materia,
      detalle: queDice[de].map(cada => (cada === 'salon' ? `salón ${clase.salon}` : clase[cada])).join(', '),
    }))
  if (data.length === 0) return null
  return (
    <Stack component="section" spacing={2} aria-label="Semana">
      <Typography variant="h2">{`Semana de ${nombre}`}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ '@media print': { display: 'none' } }}>
        <Elegir label="Semana de" value={de} onChange={semana => elegir({ ...elegido, semana, cual: '' })}>
          {deQue}
        </Elegir>
        <Elegir label="Cuál" value={quien} onChange={cual => elegir({ ...elegido, cual })}>
          {todos}
        </Elegir>
      </Stack>
      <SemanaDeClases clases={clases} titulo={`Semana de ${nombre}`} />
    </Stack>
  )
}

type De = 'grupo' | 'facilitador' | 'salon'

const deQue: readonly (readonly [De, string])[] = [
  ['grupo', 'Un grupo'],
  ['facilitador', 'Un facilitador'],
  ['salon', 'Un salón'],
]

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
  return unicos.map(([clave, nombre], lugar) => {
    const repetido = nombre === seLlama(lugar - 1) || nombre === seLlama(lugar + 1)
    return [clave, repetido ? `${nombre} (${clave})` : nombre] as const
  })
}

/** Details shown under a class, by whose week it is. */
const queDice: Readonly<Record<De, readonly De[]>> = {
  grupo: ['facilitador', 'salon'],
  facilitador: ['grupo', 'salon'],
  salon: ['grupo', 'facilitador'],
}

const ninguno = {}
