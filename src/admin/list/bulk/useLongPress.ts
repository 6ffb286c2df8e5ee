import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** Returns event handlers that run `run` after a long touch. The click or menu that lifting the finger would cause is suppressed. */
export const useLongPress = (run: () => void) => {
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; x: number; y: number; isLong: boolean }>({
    x: 0,
    y: 0,
    isLong: false,
  })
  const end = () => clearTimeout(press.current.timer)
  const leaveOut = (event: MouseEvent) => {
    if (!press.current.isLong) return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      end()
      press.current.isLong = false
      if (pointerType !== 'touch') return
      press.current = {
        x: clientX,
        y: clientY,
        isLong: false,
        timer: setTimeout(() => {
          press.current.isLong = true
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
