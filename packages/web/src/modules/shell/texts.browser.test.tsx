import { expect, test } from 'vitest'
import { tKey } from '../../kit/texts/i18n.ts'
import { serve } from '../../testing/page.tsx'
import { loadFirstTexts, needTexts } from './texts.ts'

/** Every namespace holds one text with its name and its number of requests. */
function texts(lang: string) {
  return serve((call) => {
    const names = call.split('/api/strings/')[1]!.split('?')[0]!.split('+')
    return {
      body: { lang, version: '1', strings: Object.fromEntries(names.map((name) => [name, { [`${name}.text`]: `${name} ${lang}` }])) },
    }
  })
}

test('starting again, as after a change of parameters, keeps the texts of the screen that is open, in the language of now (R-005)', async () => {
  texts('es')
  await loadFirstTexts()
  await needTexts(['club'])
  expect(tKey('club.text')).toBe('club es')
  const asked = texts('ca')
  await loadFirstTexts()
  expect([tKey('club.text'), tKey('shell.text')]).toEqual(['club ca', 'shell ca'])
  await needTexts(['club'])
  expect(asked).toHaveLength(1)
})
