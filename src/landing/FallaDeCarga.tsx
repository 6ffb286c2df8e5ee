import { Component, type ReactNode } from 'react'
import { Emblema } from './Emblema.tsx'
import { Pagina } from './Pagina.tsx'

/** Says that the admin could not be loaded (no network, or a newer version was installed), and offers to try again. */
export class FallaDeCarga extends Component<{ children: ReactNode }, { falla: boolean }> {
  override state = { falla: false }

  static getDerivedStateFromError = () => ({ falla: true })

  override render() {
    if (!this.state.falla) return this.props.children
    return (
      <Emblema>
        <Pagina titulo="No se pudo abrir el sistema" entrada="Revise su conexión a internet e intente de nuevo.">
          <button type="button" className="boton" onClick={() => location.reload()}>
            Reintentar
          </button>
        </Pagina>
      </Emblema>
    )
  }
}
