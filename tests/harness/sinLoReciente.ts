/** Removes from a page the features that the oldest supported browsers lack: Chrome and Edge 111, Firefox 121, Safari 16.4. Runs in the page. */
export function sinLoReciente() {
  const recientes: readonly (readonly [object, readonly string[]])[] = [
    [Array, ['fromAsync']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [RegExp, ['escape']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Intl, ['DurationFormat', 'Segmenter']],
    [Math, ['sumPrecise', 'f16round']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    ],
    [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength']],
    [Element.prototype, ['moveBefore', 'setHTMLUnsafe', 'getHTML']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    [Document.prototype, ['startViewTransition']],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ['map', 'filter', 'take', 'drop', 'toArray', 'some', 'every', 'find', 'flatMap', 'reduce', 'forEach'],
    ],
    [window, ['Iterator', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'cookieStore', 'navigation']],
  ]
  for (const [donde, nombres] of recientes) for (const nombre of nombres) Reflect.deleteProperty(donde, nombre)
}
