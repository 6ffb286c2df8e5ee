/** Returns the handlers by which a control loads ahead what it opens, when the pointer or the focus reaches it. A failed load is reported when the control is used. */
export const onIntent = (load: () => Promise<unknown>) => {
  const reach = () => void load().catch(() => undefined)
  return { onPointerEnter: reach, onPointerDown: reach, onFocus: reach }
}
