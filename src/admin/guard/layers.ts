/*
 * Layers over a screen, the only place that knows how MUI marks them: a layer is a dialog, panel or menu, and the last one
 * is uppermost.
 */

/** Returns the layer that an element is in; `null` for one of the screen itself. */
export const layerOf = (element: Element): Element | null => element.closest(layer)

/** Returns the uppermost layer that is open. */
export const topLayer = (): Element | undefined => elementsAt(`${layer}:not(.MuiModal-hidden)`).at(-1)

/** Returns the uppermost dialog, which has the keyboard to itself. */
export const topDialog = (): Element | undefined => elementsAt(dialog).at(-1)

/** Returns the dialog that an element is in, or else the main part of the screen. */
export const placeOf = (element: Element): Element | null => element.closest(`${dialog}, main`)

const layer = '.MuiModal-root'
const dialog = '[role=dialog]'

const elementsAt = (selector: string) => [...document.querySelectorAll(selector)]
