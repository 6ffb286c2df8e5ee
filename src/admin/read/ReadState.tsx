import { Loader } from '../loader/Loader.tsx'
import { ReadFailure } from './ReadFailure.tsx'

type Props = {
  /** Reading without data. */
  of: { isPending: boolean; refetch: () => unknown }
  /** Text shown when it failed. */
  failure: string
}

/** Stands where data will be: the loader until it is read, then, if it failed, the text with «Reintentar». */
export const ReadState = ({ of: { isPending, refetch }, failure }: Props) =>
  isPending ? <Loader /> : <ReadFailure text={failure} onRetry={() => void refetch()} />
