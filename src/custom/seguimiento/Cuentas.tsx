import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { sumBy } from 'es-toolkit'
import { useId, type ReactNode } from 'react'
import { useChoice } from '../../admin/address/useChoice.ts'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useReadAt } from '../../admin/read/useReadAt.ts'
import { enCifras } from '../../language/enCifras.ts'
import type { RowGroup } from '../../schema/rowGroup.ts'
import { TablaDeCuentas, type ColumnasDeCuentas } from './TablaDeCuentas.tsx'

type Props = ColumnasDeCuentas & {
  titulo: string
  /** Path of the door, the fields by which its rows are grouped, and a filter for all of them. */
  path: string
  por: readonly string[]
  filtro?: Readonly<Record<string, string>>
  /** Tab that lists these rows. */
  tab: string
  nada: string
  /** Views of what is owed: groups without rows in any of them stay behind a button. */
  deben?: readonly string[]
  children?: ReactNode
}

/** Counts of a list's rows, grouped by some fields; each figure links to exactly its rows. With `deben`, groups that owe nothing are hidden until asked for. */
export const Cuentas = ({ titulo, path, por, filtro = {}, children, ...como }: Props) => {
  const id = useId()
  const pedido = new URLSearchParams({ por: por.join(','), filter: JSON.stringify(filtro) })
  const reading = useReadAt<readonly RowGroup[]>(`${path}?${pedido}`, { error: falla })
  const { data } = reading
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {titulo}
      </Typography>
      {children}
      {data ? (
        <Contadas {...como} titulo={titulo} filtro={filtro} renglones={data} />
      ) : (
        <ReadState of={reading} failure={falla} />
      )}
    </section>
  )
}

type ContadasProps = Pick<Props, 'titulo' | 'tab' | 'grupos' | 'cifras' | 'nada' | 'deben'> & {
  filtro: Readonly<Record<string, string>>
  renglones: readonly RowGroup[]
}

/** The groups that owe something or, once asked for, all of them; a sentence in place of none. */
const Contadas = ({ tab, filtro, nada, deben, renglones, ...tabla }: ContadasProps) => {
  const [todos, setTodos] = useChoice(`todos ${tab}`)
  if (renglones.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{nada}</Typography>
  const conDeuda = deben ? renglones.filter(({ vistas }) => deben.some(vista => vistas[vista])) : renglones
  const mostrados = todos ? renglones : conDeuda
  const alDia = renglones.length - mostrados.length
  return (
    <>
      {renglones.length > 1 && (
        <Typography sx={{ mb: 1 }}>
          {`En total: ${tabla.cifras.map(([label, vista]) => `${label.toLowerCase()}, ${enCifras(suma(renglones, vista))}`).join('; ')}.`}
        </Typography>
      )}
      {mostrados.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Todo está al día.</Typography>
      ) : (
        <TablaDeCuentas
          {...tabla}
          renglones={mostrados}
          direccionDe={({ valores }, vista) => direccionDe(tab, { ...filtro, ...valores }, vista)}
        />
      )}
      {alDia > 0 && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setTodos('si')}>
          {`Ver también ${alDia === 1 ? 'el renglón' : `los ${enCifras(alDia)} renglones`} al día`}
        </Button>
      )}
    </>
  )
}

/** Adds up a figure over all groups: the rows of a view, or all. */
const suma = (renglones: readonly RowGroup[], vista?: string) =>
  sumBy(renglones, ({ total, vistas }) => (vista ? (vistas[vista] ?? 0) : total))

const falla = 'No se pudieron contar los pendientes.'

/** Returns the address of the rows behind a figure: the tab of the lists, the values of the group, and the declared view. */
const direccionDe = (tab: string, valores: Readonly<Record<string, unknown>>, vista?: string) =>
  `/listasDeSeguimiento?${new URLSearchParams({ tab, ...(vista ? { vista } : {}), filter: JSON.stringify(valores) })}`
