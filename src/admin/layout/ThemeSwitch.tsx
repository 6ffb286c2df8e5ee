import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import { Suspense, useState } from 'react'
import { onIntent } from '../defer/onIntent.ts'
import { openable } from '../defer/openable.tsx'
import { themeChoices } from './themeChoices.ts'

const ThemeMenu = openable(async () => (await import('./ThemeMenu.tsx')).ThemeMenu)

/** Button that chooses the light, dark or system theme; this machine remembers it, also after signing out. */
export const ThemeSwitch = () => {
  const { mode = 'system' } = useColorScheme()
  const [isMenuAsked, setMenuAsked] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const current = themeChoices.find(choice => choice.mode === mode) ?? themeChoices[2]
  return (
    <>
      <IconButton
        data-help="Tema"
        aria-label={`Tema: ${current.label}`}
        aria-haspopup="menu"
        {...onIntent(ThemeMenu.preload)}
        onClick={event => {
          setMenuAsked(true)
          setAnchor(event.currentTarget)
        }}
      >
        <current.Icon fontSize="small" />
      </IconButton>
      <Suspense>
        {isMenuAsked && (
          <ThemeMenu anchor={anchor} onClose={() => setAnchor(null)} onNotOpened={() => setMenuAsked(false)} />
        )}
      </Suspense>
    </>
  )
}
