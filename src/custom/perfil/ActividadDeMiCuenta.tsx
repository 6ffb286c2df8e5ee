import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { sucesosDeCuenta, type Actividad } from '../../domain/actividad.ts'
import { momentoLargo } from '../../domain/momentoLargo.ts'
import { Renglones } from './Renglones.tsx'
import { Tarjeta } from './Tarjeta.tsx'

/** Recent activity of the person's account, the latest first: what, when, on which device, from which address. */
export const ActividadDeMiCuenta = () => {
  const reading = useRead('/datos/personales/actividad', {
    error: 'Error al obtener la actividad de su cuenta',
  })
  const { data } = reading
  return (
    <Tarjeta
      id="actividad-de-mi-cuenta"
      titulo="Actividad de mi cuenta"
      texto="Si no reconoce algo, cambie su contraseña."
      ancha
    >
      {data ? (
        <Sucesos sucesos={data} />
      ) : (
        <ReadState of={reading} failure="No se pudo obtener la actividad de su cuenta." />
      )}
    </Tarjeta>
  )
}

const Sucesos = ({ sucesos }: { sucesos: readonly Actividad[] }) => {
  const [todos, setTodos] = useState(false)
  if (sucesos.length === 0) return <Typography color="text.secondary">Todavía no hay actividad registrada.</Typography>
  return (
    <>
      <Renglones as="ol" columnas="3fr 3fr 3fr 2fr">
        {sucesos
          .slice(0, todos ? undefined : primeros)
          .map(({ id, suceso, momento, dispositivo, direccion, autor }) => (
            <li key={id}>
              <b>{sucesosDeCuenta[suceso]}</b>
              <time dateTime={momento}>{momentoLargo(new Date(momento))}</time>
              <span>{autor ? `${dispositivo}, por ${autor}` : dispositivo}</span>
              <span>{direccion}</span>
            </li>
          ))}
      </Renglones>
      {!todos && sucesos.length > primeros && (
        <Button sx={{ mt: 1 }} onClick={() => setTodos(true)}>
          {`Mostrar los ${sucesos.length}`}
        </Button>
      )}
    </>
  )
}

const primeros = 10
