import { fieldLabel } from '../../schema/record/fieldLabel.ts'
import { useResource } from '../fields/useResource.ts'
import { DraftOffer } from './DraftOffer.tsx'
import type { useDraft } from './useDraft.ts'

type Props = {
  draft: ReturnType<typeof useDraft>
  /** The draft is in the form: what holds its own text is drawn again. */
  onRecovered: () => void
}

/** Offers what earlier forms of the resource around left, one after the other, where they left something. */
export const DraftNotice = ({ draft: { offered, more, changed, recover, discard }, onRecovered }: Props) => {
  const resource = useResource()
  return offered ? (
    <DraftOffer
      at={offered.at}
      more={more}
      changed={changed.map(name => fieldLabel(resource, name))}
      onRecover={() => {
        recover()
        onRecovered()
      }}
      onDiscard={discard}
    />
  ) : null
}
