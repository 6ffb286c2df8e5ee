import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './admin/theme/fonts.css'
import { Entrada } from './landing/Entrada.tsx'
import { precarga } from './landing/precarga.ts'
import { primero } from './landing/primero.ts'
import type * as Ensayo from './universityRehearsal.ts'
import './universityRoles.ts'

const codigo = async () => ({ default: (await import('./universityApp.ts')).App })

/** `App` renders everything behind the sign-in. It calls `onSalida` when nobody is signed in any longer and its router is at `/`. Whoever waits for it has nothing done ahead any longer. */
const admin = () => {
  adelante.deje = true
  void adelante.ensayo?.then(({ endRehearsal }) => endRehearsal())
  return codigo()
}

const rutas = async () => (await import('./resources/rutas.ts')).rutas

const adelante: { deje?: true; ensayo?: Promise<typeof Ensayo> } = {}

const ensayo = () => (adelante.ensayo ??= import('./universityRehearsal.ts'))

/** What is done ahead of the sign-in. */
const pasos = [
  rutas,
  codigo,
  ensayo,
  ...(['shell', 'home', 'list'] as const).map(escena => async () => (await ensayo()).rehearse(escena)),
  async () => (await ensayo()).endRehearsal(),
].map(paso => async () => adelante.deje ?? paso())

const raiz = document.getElementById('root')
if (raiz)
  createRoot(raiz).render(
    <StrictMode>
      <Entrada admin={admin} rutas={rutas} precarga={() => precarga(pasos)} primero={primero} />
    </StrictMode>,
  )
