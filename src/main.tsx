import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { preloadable } from './admin/defer/preloadable.tsx'
import { DeferredResourceScreen } from './admin/screen/DeferredResourceScreen.ts'
import './admin/theme/fonts.css'
import { savesData } from './api/savesData.ts'
import { currentSession } from './api/session.ts'
import { Entrance } from './landing/Entrance.tsx'
import { firstReads } from './landing/firstReads.ts'
import { preloadAhead } from './landing/preloadAhead.ts'
import type * as Rehearsal from './universityRehearsal.ts'
import './universityRoles.ts'

/** Renders everything behind the sign-in. Calls `onWayOut` when nobody is signed in any longer and its router is at `/`. */
const App = preloadable(async () => {
  /* The routes are not awaited, and a failure is shown by the app, which needs them too. A page that is opened signed in may be a list. */
  loadRoutes().catch(nothing)
  const list = currentSession() && DeferredResourceScreen.preload().catch(nothing)
  const [{ App, askFirstList }] = await Promise.all([import('./universityApp.ts'), loadFonts(), list])
  ahead.askFirstList = askFirstList
  return App
})

/** Waits for the fonts of the app, `longestFontWait` at most, so that its first lines do not wrap anew when they arrive. */
const loadFonts = () =>
  Promise.race([
    Promise.all(
      ["700 1em 'Alegreya'", "1em 'Atkinson Hyperlegible Next'", "600 1em 'Atkinson Hyperlegible Next'"].map(font =>
        document.fonts.load(font),
      ),
    ),
    new Promise(resolve => setTimeout(resolve, longestFontWait)),
  ]).catch(nothing)

/** Longest wait for fonts (ms). */
const longestFontWait = 300

/** Loads the app for a person who waits. Meanwhile, as the server checks the sign-in, it repeats the steps done ahead: code that ran long ago is slow again. */
const preload = () => {
  ahead.isAwaited = true
  const loaded = App.preload()
  void loaded.then(repeatSteps).catch(nothing)
  return loaded
}

const repeatSteps = async () => {
  for (const step of steps) await (ahead.isOver ?? step())
}

/** Ends all work ahead. */
const onSignedIn = () => {
  ahead.isOver = true
  void ahead.rehearsal?.then(({ endRehearsal }) => endRehearsal(), nothing)
}

/** Requests ahead the list that a person on the home page may open first, unless they save data. */
const onHome = () => {
  if (savesData()) return
  if (ahead.askFirstList) ahead.askFirstList()
  else void App.preload().then(() => ahead.askFirstList?.(), nothing)
}

const Admin = Object.assign((props: { onWayOut: () => void }) => <App {...props} />, { preload })

const loadRoutes = async () => (await import('./resources/rutas.ts')).rutas

/** State of the work ahead of the sign-in: `isAwaited` once somebody waits for the app, `isOver` once they are in. */
const ahead: {
  isAwaited?: true
  isOver?: true
  rehearsal?: Promise<typeof Rehearsal>
  askFirstList?: () => void
} = {}

const loadRehearsal = () => (ahead.rehearsal ??= import('./universityRehearsal.ts'))

/** Steps done ahead of the sign-in, in order. */
const steps = [
  loadRoutes,
  App.preload,
  loadRehearsal,
  ...(['shell', 'home'] as const).map(scene => async () => (await loadRehearsal()).rehearse(scene)),
  async () => (await loadRehearsal()).preloadList(),
  async () => (await loadRehearsal()).rehearse('list'),
  async () => (await loadRehearsal()).endRehearsal(),
]

const onLoginShown = () => void preloadAhead(steps.map(step => async () => ahead.isAwaited ?? ahead.isOver ?? step()))

const nothing = () => undefined

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Entrance
        Admin={Admin}
        loadRoutes={loadRoutes}
        preload={onLoginShown}
        onSignedIn={onSignedIn}
        onHome={onHome}
        firstReads={firstReads}
      />
    </StrictMode>,
  )
