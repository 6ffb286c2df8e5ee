import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { preloadable } from './admin/defer/preloadable.tsx'
import { DeferredResourceScreen } from './admin/screen/DeferredResourceScreen.ts'
import './admin/theme/fonts.css'
import { savesData } from './api/savesData.ts'
import { currentSession } from './api/session.ts'
import { Entrada } from './landing/Entrada.tsx'
import { precarga } from './landing/precarga.ts'
import { primero } from './landing/primero.ts'
import type * as Ensayo from './universityRehearsal.ts'
import './universityRoles.ts'

/** `App` renders everything behind the sign-in. It calls `onWayOut` when nobody is signed in any longer and its router is at `/`. */
const App = preloadable(async () => {
  /* In a task of its own; where it fails the app, which needs it too, tells so. A page that is opened signed in may be a list. */
  rutas().catch(nada)
  const lista = currentSession() && DeferredResourceScreen.preload().catch(nada)
  const [{ App, askFirstList }] = await Promise.all([import('./universityApp.ts'), tipos(), lista])
  adelante.lista = askFirstList
  return App
})

/** Waits for the faces that the app is set in, so that its first lines are not broken anew once they come; not for those of a slow line. */
const tipos = () =>
  Promise.race([
    Promise.all(
      ["700 1em 'Alegreya'", "1em 'Atkinson Hyperlegible Next'", "600 1em 'Atkinson Hyperlegible Next'"].map(tipo =>
        document.fonts.load(tipo),
      ),
    ),
    new Promise(listo => setTimeout(listo, paciencia)),
  ]).catch(nada)

/** Milliseconds. */
const paciencia = 300

/** Loads it for whoever waits. While the server judges, what was done ahead is done again: what ran long ago is slow once more. */
const preload = () => {
  adelante.prisa = true
  const listo = App.preload()
  void listo.then(otraVez).catch(nada)
  return listo
}

const otraVez = async () => {
  for (const paso of pasos) await (adelante.deje ?? paso())
}

/** Nothing is done ahead any longer. */
const alEntrar = () => {
  adelante.deje = true
  void adelante.ensayo?.then(({ endRehearsal }) => endRehearsal(), nada)
}

/** Asks for the list that whoever comes home may open first, unless they save data. */
const enCasa = () => {
  if (savesData()) return
  if (adelante.lista) adelante.lista()
  else void App.preload().then(() => adelante.lista?.(), nada)
}

const Admin = Object.assign((props: { onWayOut: () => void }) => <App {...props} />, { preload })

const rutas = async () => (await import('./resources/rutas.ts')).rutas

const adelante: { prisa?: true; deje?: true; ensayo?: Promise<typeof Ensayo>; lista?: () => void } = {}

const ensayo = () => (adelante.ensayo ??= import('./universityRehearsal.ts'))

/** What is done ahead of the sign-in. */
const pasos = [
  rutas,
  App.preload,
  ensayo,
  ...(['shell', 'home'] as const).map(escena => async () => (await ensayo()).rehearse(escena)),
  async () => (await ensayo()).preloadList(),
  async () => (await ensayo()).rehearse('list'),
  async () => (await ensayo()).endRehearsal(),
]

const alMostrarse = () => void precarga(pasos.map(paso => async () => adelante.prisa ?? adelante.deje ?? paso()))

const nada = () => undefined

const raiz = document.getElementById('root')
if (raiz)
  createRoot(raiz).render(
    <StrictMode>
      <Entrada
        Admin={Admin}
        rutas={rutas}
        precarga={alMostrarse}
        alEntrar={alEntrar}
        enCasa={enCasa}
        primero={primero}
      />
    </StrictMode>,
  )
