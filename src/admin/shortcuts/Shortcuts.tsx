import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { openable } from '../defer/openable.tsx'
import { keepFocus } from './keepFocus.ts'
import { topDialog } from '../guard/layers.ts'
import { areSingleKeysOn } from './singleKeys.ts'

const ShortcutsDialog = openable(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog)

/**
 * Serves the keyboard: keeps the focus near where it was, and obeys single-key shortcuts. `?` lists them; others are
 * declared on the page by `aria-keyshortcuts`, and focus or press.
 */
export const Shortcuts = () => {
  const [open, setOpen] = useState(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    if (event.key === '?') setOpen(true)
    else if (!act(event.key)) return
    event.preventDefault()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  useEffect(keepFocus, [])
  return <Suspense>{open && <ShortcutsDialog onClose={() => setOpen(false)} />}</Suspense>
}

/** Tells whether a key is a shortcut: pressed alone, and not in an input or a widget with keys of its own. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target }: KeyboardEvent) =>
  key.length === 1 &&
  !(ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) &&
  !(target instanceof Element && target.closest(typed)) &&
  !topDialog() &&
  areSingleKeysOn()

const typed =
  'input, textarea, select, [contenteditable=true], [role=combobox], [role=textbox], [role=grid], [role=menu], [role=listbox]'

const act = (key: string): boolean => {
  const named = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
    each => each.getAttribute('aria-keyshortcuts') === key && !each.matches(':disabled, [aria-disabled=true]'),
  )
  if (named instanceof HTMLInputElement) {
    named.focus()
    named.select()
  } else named?.click()
  return named !== undefined
}
