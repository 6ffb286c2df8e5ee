import type { StylisElement, StylisPlugin } from '@emotion/cache'

/**
 * Moves a condition inside the rules that it holds, `a { @media print { … } }`. Inserting such a rule restyles only its own
 * elements; a condition around rules restyles everything that Emotion styled before.
 * Leaves a condition around a pseudo-element or another condition, since not every browser reads them inside.
 */
export const nestAtRules: StylisPlugin = (element, index, siblings, callback) => {
  const { root, type, children } = element
  if (root || !conditions.has(type) || typeof children === 'string') return
  for (const rule of children.filter(mayHold)) {
    const holding = { ...rule, root: null, children: new Array<StylisElement>() }
    holding.children.push({ ...element, root: holding, children: rule.children })
    callback(holding, index, siblings, callback)
  }
  element.children = children.filter(rule => !mayHold(rule))
}

const conditions = new Set(['@media', '@supports', '@container'])

const mayHold = ({ type, value, children }: StylisElement) =>
  type === 'rule' &&
  !value.includes('::') &&
  typeof children !== 'string' &&
  children.every(each => each.type === 'decl')
