import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../../testing/page.tsx'
import { handleKey, useKeys } from './commands.ts'

test('a screen that is drawn together with its frame keeps its own keys; the frame has the others', async () => {
  const pressed: string[] = []
  function Screen() {
    useKeys({ F3: () => pressed.push('screen F3') })
    return null
  }
  function Frame({ children }: { children: ReactNode }) {
    useKeys({ F3: () => pressed.push('frame F3'), F1: () => pressed.push('frame F1') }, { isBelow: true })
    return children
  }
  window.addEventListener('keydown', handleKey)
  await draw(
    <Frame>
      <Screen />
    </Frame>,
  )
  await userEvent.keyboard('{F3}{F1}')
  expect(pressed).toEqual(['screen F3', 'frame F1'])
  window.removeEventListener('keydown', handleKey)
})
