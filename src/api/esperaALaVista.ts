import './esperaALaVista.css'

/** Says at the foot of the screen, whatever page it shows, that the system is busy and that nothing has to be done, until the last wait is over. */
export const mostrar = (espera: Promise<void>): void => {
  if (enEspera++ === 0) document.body.append(letrero)
  const quitar = () => {
    if (--enEspera === 0) letrero.remove()
  }
  espera.then(quitar, quitar)
}

let enEspera = 0

const letrero = document.createElement('div')
letrero.className = 'espera-a-la-vista'
letrero.role = 'status'
letrero.textContent = 'El sistema está muy ocupado: su petición espera su turno y se hará sola, no la repita.'
