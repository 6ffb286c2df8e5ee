import type { pantalla } from './pantalla.ts'
import { boton, escribir, pulsar } from './formulario.ts'

/** Returns actions on the screen of materias, on which forms are tested. */
export const materiasEn = ({ abrir }: ReturnType<typeof pantalla>) => {
  const materias = () => abrir('coordinador', '/materias', 'Materias')
  const abrirAgregar = async () => {
    await materias()
    boton('Agregar').focus()
    pulsar('Agregar')
  }
  return { materias, abrirAgregar }
}

export const llenar = (clave: string, nombre = 'Ética del tequio') => {
  escribir('Clave', clave)
  escribir('Nombre', nombre)
  escribir('Créditos', '5')
}

/** Returns the first three cells of each row of the table. */
export const filas = () =>
  [...document.querySelectorAll('tbody tr')].map(fila =>
    [...fila.querySelectorAll('td')]
      .slice(0, 3)
      .map(({ textContent }) => textContent)
      .join(' '),
  )
