import { fieldLabel } from '../../schema/fieldLabel.ts'
import { useResource } from '../fields/useResource.ts'
import { DraftOffer } from './DraftOffer.tsx'
import type { useDraft } from './useDraft.ts'

type Props = {
  draft: ReturnType<typeof useDraft>
  /** The draft is in the form: what holds its own text is drawn again. */
  onRecovered: () => void
}

/** Offers what an earlier form of the resource around left, where it left something. */
export const DraftNotice = ({ draft: { offered, changed, recover, discard }, onRecovered }: Props) => {
  const resource = useResource()
  return offered ? (
    <DraftOffer
      at={offered.at}
      changed={changed.map(name => fieldLabel(resource, name))}
      onRecover={() => {
        recover()
        onRecovered()
      }}
      onDiscard={discard}
    />
  ) : null
}
