import { inLanguage } from '@app/contract/kit/texts'
import { plannerTexts } from '@app/contract/planner/texts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/page.tsx'
import { PlannerToolbar } from './planner-toolbar.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => page.viewport(1280, 800))

const height = async (count: number, sport: number) => {
  const sports = Array.from({ length: count }, (_, index) => ({ id: index + 1, text: `Deporte ${index + 1}` }))
  await draw(
    <div style={{ width: 1232 }}>
      <PlannerToolbar day="2026-11-22" today="2026-11-22" onDay={() => {}} sports={sports} sport={sport} onSport={() => {}} />
    </div>,
    inLanguage(plannerTexts, 'es'),
  )
  await expect.element(page.getByRole('button', { name: `Deporte ${sport}`, exact: true })).toBeInTheDocument()
  return document.querySelector('.plt')!.getBoundingClientRect().height
}

test('the toolbar of the planner is one line however many sports there are, and the one that is shown is in sight', async () => {
  const few = await height(1, 1)
  expect(await height(14, 13)).toBe(few)
  const list = page.getByRole('group', { name: 'Deportes' }).element().getBoundingClientRect()
  const chosen = page.getByRole('button', { name: 'Deporte 13' }).element().getBoundingClientRect()
  expect([chosen.left >= list.left - 1, chosen.right <= list.right + 1]).toEqual([true, true])
})
