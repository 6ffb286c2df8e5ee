import './showWait.css'

/** Shows at the foot of any page that the system is busy and nothing has to be done, until the last wait is over. */
export const showWait = (wait: Promise<void>): void => {
  if (waiting++ === 0) document.body.append(sign)
  const remove = () => {
    if (--waiting === 0) sign.remove()
  }
  wait.then(remove, remove)
}

let waiting = 0

const sign = document.createElement('div')
sign.className = 'wait-notice'
sign.role = 'status'
sign.textContent = 'El sistema está muy ocupado: su petición espera su turno y se hará sola, no la repita.'
