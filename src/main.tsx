import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './admin/theme/fonts.css'
import { Entrada } from './landing/Entrada.tsx'
import { precarga } from './landing/precarga.ts'
import { primero } from './landing/primero.ts'
import './universityRoles.ts'

/** `App` renders everything behind the sign-in. It calls `onSalida` when nobody is signed in any longer and its router is at `/`. */
const admin = async () => ({ default: (await import('./universityApp.ts')).App })

const rutas = async () => (await import('./resources/rutas.ts')).rutas

const raiz = document.getElementById('root')
if (raiz)
  createRoot(raiz).render(
    <StrictMode>
      <Entrada admin={admin} rutas={rutas} precarga={precarga} primero={primero} />
    </StrictMode>,
  )
