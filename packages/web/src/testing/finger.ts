import type { CDPSession } from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/** Real touch on the screen, which a mouse cannot replace. */
export async function finger(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) {
  const frame = window.frameElement?.getBoundingClientRect()
  const zoom = frame ? frame.width / window.innerWidth : 1
  const touchPoints = at ? [{ x: at.x * zoom + (frame?.left ?? 0), y: at.y * zoom + (frame?.top ?? 0) }] : []
  await (cdp() as CDPSession).send('Input.dispatchTouchEvent', { type, touchPoints })
}
