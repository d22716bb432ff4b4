import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from 'playwright'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Collects the console messages of the page. A missing session before sign-in is not reported, nor that the look of a letter runs no script:
 * the search for accessibility faults asks every frame.
 */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isSignIn = message.location().url.endsWith('/api/account/current')
    const isLetter = message.location().url === 'about:srcdoc' && message.text().startsWith('Blocked script execution')
    if (message.type() === 'error' && !isSignIn && !isLetter) complaints.push(`${message.text()} ${message.location().url}`)
  })
  return complaints
}

/** Accessibility faults of the screen (WCAG 2.2 AA): rule and places; deliberately faded elements may be left out. */
export async function accessFaults(page: Page, faded?: string): Promise<string[]> {
  // the product has one frame, and only faults are wanted: the same findings for a fifth of the time (legacy mode runs in the page at once)
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
  const { violations } = await (faded ? builder.exclude(faded) : builder).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary?.split('\n').at(1) ?? ''}`)
        .slice(0, 3)
        .join(' | ')}`,
  )
}

/** Presses Tab until the control has the focus: the given one, or one that matches a selector. */
export async function tabTo(page: Page, control: string | Locator) {
  const isThere = () =>
    typeof control === 'string'
      ? page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, control)
      : control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${String(control)}`)
}
