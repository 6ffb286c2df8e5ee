import './cargando.css'
import './paleta.css'

/** Full-screen loader with the turning logo, while the admin loads. (A §1) */
export const Cargando = () => (
  <div className="cargando" role="status">
    <img src="/logo.svg" alt="" />
    <span>Cargando…</span>
  </div>
)
