import { bookingsTexts } from '@app/contract/bookings/texts'
import { closuresTexts } from '@app/contract/closures/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { plannerTexts } from '@app/contract/planner/texts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/page.tsx'
import { PlannerToolbar } from './planner-toolbar.tsx'
import { ViewSwitch } from './view-switch.tsx'

afterEach(() => page.viewport(1280, 800))

const drawToolbar = async (width: number, language: 'es' | 'eu' | 'pt', sportNames: readonly string[]) => {
  await page.viewport(width, 900)
  await draw(
    <PlannerToolbar
      day="2026-09-23"
      today="2026-09-22"
      onDay={() => {}}
      sports={sportNames.map((text, index) => ({ id: index + 1, text, acceso_directo: 1 }))}
      sport={1}
      onSport={() => {}}
      onNew={() => {}}
      views={<ViewSwitch sport={1} day="2026-09-23" view="dia" />}
    >
      <button type="button" className="plt-icon">
        …
      </button>
    </PlannerToolbar>,
    inLanguage({ ...plannerTexts, ...bookingsTexts, ...closuresTexts }, language),
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
}

test('the date of the planner is whole and nothing lies outside the window, at every width from 360 px up', async () => {
  const names = ['Pádel indoor y exterior', 'Tenis de tierra batida', 'Pickleball', 'Gimnasia rítmica y deportiva']
  for (const language of ['es', 'eu', 'pt'] as const)
    for (const width of [360, 390, 480, 600, 701, 768, 861, 1024, 1041, 1112, 1180, 1280, 1366, 1440, 1920]) {
      await drawToolbar(width, language, names)
      const date = document.querySelector('.plt-title button')!
      const outside = [...document.querySelectorAll('.plt :is(button, select, input)')].filter((one) => {
        const { left, right, width: own } = one.getBoundingClientRect()
        return own > 0 && (left < 0 || right > width + 0.5)
      })
      expect({ language, width, isCut: date.scrollWidth > date.clientWidth, outside: outside.map((one) => one.textContent) }).toEqual({
        language,
        width,
        isCut: false,
        outside: [],
      })
    }
})

test('the toolbar of a desk is one line, with the booking as its one filled act', async () => {
  await drawToolbar(1024, 'es', ['Pádel', 'Tenis'])
  const heights = [...document.querySelectorAll('.plt > *')].map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0)
  const middle = new Set(heights.map(({ top, height }) => Math.round(top + height / 2)))
  expect(middle.size).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Reserva', exact: true })).toBeVisible()
})
