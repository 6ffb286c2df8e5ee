import type { StylisElement, StylisPlugin } from '@emotion/cache'

/**
 * Moves a condition into its rules, `a { @media print { … } }`, which restyle only their own elements when inserted;
 * around rules it restyles everything. Skips what not every browser reads inside.
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
