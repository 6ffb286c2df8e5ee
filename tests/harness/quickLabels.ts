/* jsdom looks for the labels of a control by walking the whole document for each label in it, for every control that a test might mean: a quarter of the work of all screens. Here they are looked up by the key that a label names. */

const { get: within } = Object.getOwnPropertyDescriptor(HTMLLabelElement.prototype, 'control') ?? {}

/** The control of a label: what has the key that it names, else the first within it. */
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
