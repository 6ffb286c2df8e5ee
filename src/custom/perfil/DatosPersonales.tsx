import { styled } from '@mui/material/styles'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { sexos } from '../../domain/personas.ts'
import { Tarjeta } from './Tarjeta.tsx'

type Datos = { [K in Campo]?: string | null }
type Campo = 'nombre' | 'apellido_paterno' | 'apellido_materno' | 'sexo' | 'telefono' | 'programa' | 'grupo'

/** Card of the person's own data, read-only. Only students have a programme and a group. (B §3, Profile) */
export const DatosPersonales = () => {
  const reading = useRead('/datos/personales/usuario', {
    error: 'Error al obtener los datos',
  })
  const { data } = reading
  return (
    <Tarjeta id="datos-personales" titulo="Datos personales">
      {data ? <Ficha datos={data} /> : <ReadState of={reading} failure="No se pudieron obtener sus datos." />}
    </Tarjeta>
  )
}

const Ficha = ({ datos }: { datos: Datos }) => (
  <Lista>
    <Dato nombre="Nombre" valor={datos.nombre} />
    <Dato nombre="Apellido paterno" valor={datos.apellido_paterno} />
    <Dato nombre="Apellido materno" valor={datos.apellido_materno} />
    <Dato nombre="Sexo" valor={sexos.find(([clave]) => clave === datos.sexo)?.[1]} />
    <Dato nombre="Teléfono" valor={datos.telefono} />
    <Dato nombre="Programa" valor={datos.programa} vacio="No aplica" />
    <Dato nombre="Grupo" valor={datos.grupo} vacio="No aplica" />
  </Lista>
)

const Dato = ({
  nombre,
  valor,
  vacio = 'Sin registrar',
}: {
  nombre: string
  valor?: string | null
  vacio?: string
}) => (
  <div>
    <dt>{nombre}</dt>
    <dd data-vacio={valor ? undefined : true}>{valor || vacio}</dd>
  </div>
)

const Lista = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 2fr) 3fr',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1.1, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > div:first-of-type': { borderTop: 0 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd[data-vacio]': { fontWeight: 400, color: theme.vars.palette.text.secondary },
}))
