import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { house } from '../../schema/house.ts'
import type { AnyProcess } from '../../schema/process/process.ts'
import { stateLabel } from '../../schema/process/stateLabel.ts'
import type { TakenStep } from './useCase.ts'

type Props = { process: AnyProcess; steps: readonly TakenStep[] }

/** History of a case, the newest first: who, what, when, with comment and file. A step taken back stays and says so. */
export const TimeLine = ({ process, steps }: Props) => (
  <Line aria-label="Historia">
    {steps.toReversed().map(each => (
      <li key={each.n} data-undone={each.deshecho !== null || undefined}>
        <b>{takenStepText(process, each)}</b>
        <span>{`${each.propio ? 'Usted' : each.autor}, ${house().moment(new Date(each.momento))}`}</span>
        {each.deshecho !== null && <span>Se deshizo después.</span>}
        {each.comentario && <q>{each.comentario}</q>}
        {each.archivo && (
          <Link href={each.archivo} target="_blank" rel="noopener">
            Abrir el documento
          </Link>
        )}
      </li>
    ))}
  </Line>
)

/** Returns the text of a movement: «Aceptada», or «Se deshizo «Dar de baja»: está otra vez en «Aceptada»». */
export const takenStepText = (
  { states, steps, phases }: AnyProcess,
  { fase, paso, a, deshace }: Pick<TakenStep, 'fase' | 'paso' | 'a' | 'deshace'>,
) => {
  const phase = phases?.list.find(({ name }) => name === fase)
  const state = `${phase ? `${phase.label}: ` : ''}${stateLabel({ states }, a)}`
  return deshace === null ? state : `Se deshizo «${steps[paso]?.label ?? paso}»: está otra vez en «${state}»`
}

const Line = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(0, 0, 0, 2.5),
  listStyle: 'none',
  borderLeft: `2px solid ${theme.vars.palette.divider}`,
  '& li': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(1.5),
    padding: theme.spacing(0.75, 0),
  },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: `calc(-1 * ${theme.spacing(2.5)} - 6px)`,
    top: 17,
    width: 10,
    height: 10,
    borderRadius: '50%',
    background: theme.vars.palette.divider,
  },
  '& li:first-of-type::before': { background: theme.vars.palette.primary.main },
  '& li[data-undone] b': { textDecoration: 'line-through' },
  '& span': { color: theme.vars.palette.text.secondary },
  '& q': { flexBasis: '100%', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}))
