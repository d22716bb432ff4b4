import { cashTexts } from '@app/contract/cash/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { addDays, addMonths } from '@app/contract/values/day'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { today } from '../../kit/reads/today.ts'
import { draw, serve } from '../../testing/page.tsx'
import { MovementsGrid } from './movements-grid.tsx'

const es = inLanguage(cashTexts, 'es')
afterEach(() => setSession(null))

test('the range of the movements is one press away from a week, a month and a year up to today (R-039)', async () => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  const asked = serve(() => ({ body: [] }))
  await draw(<MovementsGrid register={1} />, es)
  const day = today()
  const starts = {
    'desk.last_week': addDays(day, -6),
    'desk.last_month': addDays(addMonths(day, -1), 1),
    'desk.last_year': addDays(addMonths(day, -12), 1),
  } as const
  for (const [key, from] of Object.entries(starts)) {
    await userEvent.click(page.getByRole('button', { name: es[key as keyof typeof starts]! }))
    const query = () => new URLSearchParams(asked.findLast(({ call }) => call.startsWith('GET /api/caja?'))?.call.split('?')[1])
    await expect.poll(() => [query().get('start_date'), query().get('end_date')]).toEqual([from, day])
  }
})
