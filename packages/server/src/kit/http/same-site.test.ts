import { addCash } from '@app/contract/cash/move-cash'
import { expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const [method, url] = addCash.endpoint.split(' ') as ['POST', string]

it('a session token of another alphabet, length or type is answered 403 (R-042)', async () => {
  const token = 'x'.repeat(43)
  for (const wrong of [`${token.slice(1)}ñ`, `${token}x`, 'ñ', '', '\u{1f600}'.repeat(11)]) {
    const asField = await desk.http({
      method,
      url,
      body: JSON.stringify({ _token: wrong }),
      headers: { 'x-csrf-token': '', 'content-type': 'application/json' },
    })
    const asHeader = await desk.http({
      method,
      url,
      body: '{}',
      headers: { 'x-csrf-token': Buffer.from(wrong).toString('latin1'), 'content-type': 'application/json' },
    })
    for (const { status, body } of [asField, asHeader]) expect([status, body.code]).toEqual([403, 'msg.bad_token'])
  }
})
