import type { StylisElement, StylisPlugin } from '@emotion/cache'

/**
 * Writes a condition inside the rule that it holds, `a { @media print { … } }`. A rule that goes into the page so has
 * only what it dresses styled anew, a condition around rules everything that Emotion dressed before.
 * Leaves a condition where it stands around a pseudo-element or another condition: not every browser reads them inside.
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
