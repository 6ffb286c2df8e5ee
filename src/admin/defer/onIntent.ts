/** By what a control notices that somebody reaches for it, a moment before it is used: what it opens loads meanwhile. A load that fails is told by the use. */
export const onIntent = (load: () => Promise<unknown>) => {
  const reach = () => void load().catch(() => undefined)
  return { onPointerEnter: reach, onPointerDown: reach, onFocus: reach }
}
