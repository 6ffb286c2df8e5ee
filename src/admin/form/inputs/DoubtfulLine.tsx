import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import type { Values } from '../../../schema/kinds.ts'
import { FoundBeside } from '../advice/FoundBeside.ts'
import type { InputProps } from '../formRooms.ts'
import { Line } from './Line.tsx'

/** Line of text with the declared doubt about the values under it; a doubt refuses nothing. */
export const DoubtfulLine = (props: InputProps<'text'>) => {
  const { doubt, help } = props.field
  const doubted = useWatch<Values, Values, string | undefined>({ compute: values => doubt?.(values) })
  const found = useContext(FoundBeside)[props.name]
  return <Line {...props} field={{ ...props.field, help: [doubted, found].filter(Boolean).join('. ') || help }} />
}
