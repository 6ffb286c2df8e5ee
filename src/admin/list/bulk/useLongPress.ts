import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** Returns event handlers that run `run` after a long touch. The click or menu that lifting the finger would cause is suppressed. */
export const useLongPress = (run: () => void) => {
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; x: number; y: number; held: boolean }>({
    x: 0,
    y: 0,
    held: false,
  })
  const end = () => clearTimeout(press.current.timer)
  const leaveOut = (event: MouseEvent) => {
    if (!press.current.held) return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      end()
      press.current.held = false
      if (pointerType !== 'touch') return
      press.current = {
        x: clientX,
        y: clientY,
        held: false,
        timer: setTimeout(() => {
          press.current.held = true
          run()
        }, long),
      }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > slip) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: leaveOut,
    onClickCapture: leaveOut,
  }
}

/** Length of a long touch (ms), and how far the finger may slip meanwhile (pixels). */
const long = 500
const slip = 10
