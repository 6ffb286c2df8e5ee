import { inicio } from '../domain/rutas.ts'
import { Emblema } from './Emblema.tsx'
import { Pagina } from './Pagina.tsx'
import { goTo } from './router.ts'

/** Page of an address that does not exist, for people who are not signed in. (A §2, Not-found page) */
export const NoEncontrada = () => (
  <Emblema>
    <Pagina titulo="Pagina No Encontrada Error:404">
      <button type="button" className="boton" onClick={() => goTo(inicio)}>
        Volver al inicio
      </button>
    </Pagina>
  </Emblema>
)
