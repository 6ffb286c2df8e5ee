import { fieldLabel } from '../../schema/record/fieldLabel.ts'
import { useResource } from '../fields/useResource.ts'
import { DraftOffer } from './DraftOffer.tsx'
import type { useDraft } from './useDraft.ts'

type Props = {
  draft: ReturnType<typeof useDraft>
  /** Called once the draft is in the form: inputs that hold their own text must be mounted anew. */
  onRecovered: () => void
}

/** Offers the drafts that earlier forms of the surrounding resource left, one after the other; nothing without any. */
export const DraftNotice = ({ draft: { offered, more, named, changed, recover, discard }, onRecovered }: Props) => {
  const resource = useResource()
  return offered ? (
    <DraftOffer
      at={offered.at}
      more={more}
      named={named}
      changed={changed.map(name => fieldLabel(resource, name))}
      onRecover={() => {
        recover()
        onRecovered()
      }}
      onDiscard={discard}
    />
  ) : null
}
