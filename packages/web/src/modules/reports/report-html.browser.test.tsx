import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/grid.tsx'
import { SafeHtml, textOf } from './report-html.tsx'

test('HTML of a report keeps simple marks, and nothing that runs, loads or leads elsewhere (R-417)', async () => {
  const hostile =
    '<p onclick="window.hit=1">Hola <b style="position:fixed">mundo</b></p><script>window.hit=1</script>' +
    '<img src=x onerror="window.hit=1"><a href="javascript:window.hit=1">mal</a><a href="#/socios">bien</a>' +
    '<iframe src="https://example.org"></iframe><svg onload="window.hit=1"><text>no</text></svg><table><tr><td>1</td></tr></table>'
  await draw(
    <div data-testid="html">
      <SafeHtml html={hostile} />
    </div>,
  )
  await expect.element(page.getByText('bien')).toBeVisible()
  const box = document.querySelector('[data-testid=html]')!
  expect(box.querySelectorAll('script, img, iframe, svg, [onclick], [style]')).toHaveLength(0)
  expect([...box.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual([null, '#/socios'])
  expect(box.querySelector('td')?.textContent).toBe('1')
  expect(box.querySelector('b')?.textContent).toBe('mundo')
  expect('hit' in window).toBe(false)
})
test('the words of HTML are those that are seen', () => {
  expect(textOf('<p>Uno <b>dos</b></p><script>tres</script>')).toBe('Uno dos')
})
