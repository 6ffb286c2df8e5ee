import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import CloseIcon from '@mui/icons-material/Close'
import useAutocomplete from '@mui/material/useAutocomplete'
import { useNavigate, useStore } from 'ra-core'
import { useState } from 'react'
import { currentSession } from '../../api/session.ts'
import { askedFormKey } from '../form/useAskedForm.ts'
import { choicesFor, nearChoices, type Choice } from './choicesFor.ts'
import { FindStatus } from './FindStatus.tsx'
import { FoundList } from './FoundList.tsx'
import { useRecents } from './useRecents.ts'
import { useFound, useNearestFound } from './useFound.ts'

/** Combobox over its list: the typed text is searched everywhere, the arrows choose and Enter opens. */
export const FindBox = ({ typed, onClose }: { typed: string; onClose: () => void }) => {
  const navigate = useNavigate()
  const [text, setText] = useState(typed)
  /** `true` once the arrows or the mouse chose a line, which then stays chosen as more is found; otherwise the first is. */
  const [chosen, setChosen] = useState(false)
  const [, ask] = useStore<string>(askedFormKey)
  const { recents, remember } = useRecents()
  const words = text.split(/\s+/).filter(Boolean)
  const { found, error, searching } = useFound(words)
  const rol = currentSession()?.rol
  const choices = rol ? choicesFor(rol, words, found, recents) : []
  const isNotFound = words.length > 0 && !choices.length && !searching && !error
  const nearWords = useNearestFound(words.join(' '), isNotFound)
  const lines = rol && isNotFound ? nearChoices(rol, words.join(' '), nearWords) : choices
  const open = (choice: Choice | null) => {
    if (!choice) return
    if (choice.search) return setText(choice.search)
    remember(choice)
    onClose()
    if (choice.asks) ask(choice.asks)
    void navigate(choice.to)
  }
  const box = useAutocomplete<Choice, false, false, false>({
    open: true,
    options: lines,
    filterOptions: all => all,
    groupBy: ({ group }) => group,
    /* MUI keeps a line chosen by its label while the lines change: its key keeps that line, its index keeps the first. */
    getOptionLabel: choice => (chosen ? keyOf(choice) : String(lines.indexOf(choice))),
    getOptionKey: keyOf,
    isOptionEqualToValue: () => false,
    value: null,
    inputValue: text,
    onInputChange: (_, next, reason) => {
      if (reason !== 'input') return
      setText(next)
      setChosen(false)
    },
    onHighlightChange: (_, choice) => setChosen(choice !== null),
    onChange: (_, choice) => open(choice),
    onClose: (_, reason) => reason === 'escape' && onClose(),
    autoHighlight: true,
    disableCloseOnSelect: true,
  })
  return (
    <>
      <Box
        {...box.getRootProps()}
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <SearchIcon sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          placeholder="Escriba un nombre, una clave o una pantalla"
          slotProps={{ input: { ...box.getInputProps(), 'aria-label': 'Encontrar', maxLength: 200 } }}
        />
        <IconButton aria-label="Cerrar" size="small" edge="end" onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <FindStatus words={words} count={choices.length} searching={searching} failed={error !== null} />
      {lines.length > 0 && <FoundList box={box} words={words} />}
    </>
  )
}

const keyOf = ({ group, title, to }: Choice) => `${group} ${title} ${to}`
