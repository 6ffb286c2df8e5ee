/* To find the labels of a control, jsdom walks the whole document for each label, for every control that a test may mean: a quarter of the work of all screens. Here a label's control is looked up by the id in its `for`. */

const { get: within } = Object.getOwnPropertyDescriptor(HTMLLabelElement.prototype, 'control') ?? {}

/** Returns the control of a label: the element with the id in its `for`, else the first control within it. */
Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  configurable: true,
  get(this: HTMLLabelElement): unknown {
    const root = this.getRootNode()
    const named = this.getAttribute('for')
    if (!named || !(root instanceof Document)) return within?.call(this)
    const control = root.getElementById(named)
    return control && labelable.some(kind => control instanceof kind) && !isHidden(control) ? control : null
  },
})

const labelable = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]

const isHidden = (control: Element) => control instanceof HTMLInputElement && control.type === 'hidden'

for (const { prototype } of labelable) {
  const { get: walked } = Object.getOwnPropertyDescriptor(prototype, 'labels') ?? {}
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement): unknown {
      const root = this.getRootNode()
      if (!(root instanceof Document) || isHidden(this)) return walked?.call(this)
      return [...root.getElementsByTagName('label')].filter(label => label.control === this)
    },
  })
}
