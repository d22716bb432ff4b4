import { describe, expect, it } from 'vitest'
import { noticeDuration, refreshMinutes } from './member-setting.ts'
import { passwordComplaint } from './password-rules.ts'

describe('a password', () => {
  it('needs ten characters and is not one of the most used', () => {
    expect(passwordComplaint('nueve9999')).toBe('account.password_short')
    for (const common of ['1234567890', 'Contrasena-123', 'ADMIN12345', 'aaaaaaaaaaaa', 'qwertyuiop'])
      expect(passwordComplaint(common)).toBe('account.password_common')
    for (const good of ['correcto caballo pila', 'ñandú-veloz', 'una-frase-larga']) expect(passwordComplaint(good)).toBeNull()
  })
})

describe('times of the shell', () => {
  it('refresh every 5 to 60 minutes, otherwise every 5 (R-197)', () => {
    expect([4, 5, 33, 60, 61, 6.5, Number.NaN].map(refreshMinutes)).toEqual([5, 5, 33, 60, 5, 5, 5])
  })
  it('show the recent-accesses notice a second for each second, ten at most (R-009)', () => {
    expect([1, 7, 10, 30].map(noticeDuration)).toEqual([1000, 7000, 10_000, 10_000])
  })
})
