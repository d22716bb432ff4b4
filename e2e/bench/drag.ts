import type { Page } from 'playwright'
import { percentile } from './measure.ts'

/** Runs in the page: position of a booking that can be dragged, away from the edges that scroll. */
function inSight(): { x: number; y: number } {
  const { top, bottom, left } = document.querySelector('.pl-scroll')!.getBoundingClientRect()
  const cards = [...document.querySelectorAll('[data-booking]:not([data-locked])')].map((card) => card.getBoundingClientRect())
  const card = cards.find((one) => one.y > top + 120 && one.y < bottom - 260 && one.x > left + 60)
  if (!card) throw new Error('no booking to drag')
  return { x: card.x, y: card.y }
}

/** Frames (95th percentile, in milliseconds) and number of long tasks while a booking is dragged over the planner. */
export async function dragFrames(page: Page) {
  await page.evaluate(() => {
    const seen = { frames: [] as number[], long: 0, last: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((entries) => {
      seen.long += entries.getEntries().length
    }).observe({ entryTypes: ['longtask'] })
    const tick = (at: number) => {
      if (seen.last > 0) seen.frames.push(at - seen.last)
      seen.last = at
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  const card = await page.evaluate(inSight)
  await page.mouse.move(card.x + 20, card.y + 10)
  await page.mouse.down()
  await page.evaluate(() => ((globalThis as unknown as { seen: { frames: number[]; long: number } }).seen.frames.length = 0))
  for (let step = 1; step <= 60; step += 1) await page.mouse.move(card.x + 20 + 5 * step, card.y + 10 + 2 * step)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { frames: number[]; long: number } }).seen)
  if ((await page.locator('.pl-ghost').count()) === 0) throw new Error('nothing was dragged')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return { p95: percentile(seen.frames, 0.95), long: seen.long }
}
