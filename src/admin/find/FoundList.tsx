import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete'
import type { Choice } from './choicesFor.ts'
import { markWords } from './markWords.ts'

type Props = {
  box: UseAutocompleteReturnValue<Choice, false, false, false, true>
  words: readonly string[]
}

/** List of the results, under a heading a kind, with the typed words marked. */
export const FoundList = ({ box, words }: Props) => (
  <List {...box.getListboxProps()} aria-labelledby={undefined} aria-label="Resultados">
    {box.groupedOptions.map(({ key, group, index, options }) => (
      <li key={key} role="presentation">
        <div role="group" aria-label={group}>
          <Typography
            aria-hidden
            variant="caption"
            sx={{ display: 'block', px: 2, pt: 1.5, pb: 0.5, color: 'text.secondary', fontWeight: 600 }}
          >
            {group}
          </Typography>
          <ul role="presentation">
            {options.map((option, at) => {
              const { key: each, ...props } = box.getOptionProps({ option, index: index + at })
              return (
                <Option key={each} {...props}>
                  <Marked text={option.title} words={words} />
                  {option.subtitle && (
                    <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                      <Marked text={option.subtitle} words={words} />
                    </Typography>
                  )}
                </Option>
              )
            })}
          </ul>
        </div>
      </li>
    ))}
  </List>
)

const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  markWords(text, words).map(({ text: piece, found }, at) => (found ? <mark key={at}>{piece}</mark> : piece))

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(0, 0, 1),
  overflowY: 'auto',
  listStyle: 'none',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& mark': {
    fontWeight: 700,
    color: 'inherit',
    background: 'none',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
}))

const Option = styled('li')(({ theme }) => ({
  padding: theme.spacing(0.75, 2),
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&.Mui-focused': { backgroundColor: theme.vars.palette.action.selected },
}))
