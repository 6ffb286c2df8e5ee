import { columnName } from '../record/columnName.ts'
import { resourceNamed } from '../house.ts'
import type { Leading } from './leading.ts'
import type { AnyResource } from '../resource.ts'

/** Returns what a choice in a form must lead to: the records of each required reference whose offer is bound to this field alone. */
export const leadsOn = ({ fields }: AnyResource, name: string): readonly Leading[] =>
  Object.values(fields).flatMap(field => {
    if (field.kind !== 'reference' || !field.required || !field.offer) return []
    const [bound, ...others] = Object.entries(field.offer.bind ?? {})
    if (!bound || others.length || bound[1] !== name) return []
    const [by] = bound
    const leads = Object.entries(resourceNamed(field.to).fields).some(
      ([each, one]) => one.kind === 'reference' && columnName(each, one) === by,
    )
    return leads ? [{ to: field.to, list: field.offer.list, by, given: {} }] : []
  })
