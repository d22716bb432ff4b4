import { expect, it } from 'vitest'
import { bounceOutcome } from './bounce-rule.ts'

const of = (status: string, words = '') => bounceOutcome({ status, words })

it('an address that does not exist, is closed or has no server is none', () => {
  for (const status of ['5.1.1', '5.1.10', '5.0.0', '5.4.1', '5.4.4', '5.2.1']) expect([status, of(status)]).toEqual([status, 'no_existe'])
})
it('a full mailbox, anything for now, and a time that ran out are counted', () => {
  for (const status of ['5.2.2', '4.2.2', '4.4.1', '4.7.0', '5.4.7']) expect([status, of(status)]).toEqual([status, 'llena'])
})
it('what concerns the sender, the letter or a policy says nothing about the address', () => {
  for (const status of ['5.7.1', '5.7.26', '5.3.4', '5.6.0', '5.5.2', '5.1.8', '5.2.3'])
    expect([status, of(status)]).toEqual([status, 'rechazado'])
})
it('a status without detail is read off the words of the server', () => {
  expect(of('5.0.0', 'smtp; 552-5.2.2 The email account is over quota')).toBe('llena')
  expect(of('5.0.0', 'smtp; 550 5.7.1 blocked')).toBe('rechazado')
  expect(of('5.0.0', 'smtp; 550 no such user at 10.5.7.1')).toBe('no_existe')
  expect(of('', '')).toBe('no_existe')
})
