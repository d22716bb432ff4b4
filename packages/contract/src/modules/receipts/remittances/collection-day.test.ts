import { describe, expect, it } from 'vitest'
import { collectionDayFault, firstCollectionDay, lastSendDay } from './collection-day.ts'

const notice = { aviso_banco: 2, hora_banco: 960 }
describe('days of collection (R-172, formats.md §1.4)', () => {
  it.each([
    ['on a Thursday in time', '2026-11-26', 960, '2026-11-30'],
    ['on a Thursday a minute later', '2026-11-26', 961, '2026-12-01'],
    ['on a Friday in time', '2026-11-27', 600, '2026-12-01'],
    ['on a Friday evening', '2026-11-27', 1200, '2026-12-02'],
    ['on a Saturday', '2026-11-28', 600, '2026-12-02'],
    ['before Christmas', '2026-12-23', 600, '2026-12-28'],
    ['before Easter', '2027-03-24', 600, '2027-03-30'],
  ])('the first possible one %s', (_what, today, minute, expected) => {
    expect(firstCollectionDay({ today, minute }, notice)).toBe(expected)
  })
  it('the file of a Monday leaves on the Thursday before', () => {
    expect(lastSendDay('2026-12-07', notice)).toBe('2026-12-03')
  })
  it('a Spanish holiday is a day of the banks, a Saturday and Christmas are none', () => {
    const now = { today: '2026-11-28', minute: 600 }
    expect(collectionDayFault('2026-12-08', now, notice)).toBeNull()
    expect(collectionDayFault('2026-12-05', now, notice)).toEqual({ fallo: 'recibo.fecha_sin_bancos', siguiente: '2026-12-07' })
    expect(collectionDayFault('2026-12-25', now, notice)).toEqual({ fallo: 'recibo.fecha_sin_bancos', siguiente: '2026-12-28' })
    expect(collectionDayFault('2026-11-27', now, notice)).toEqual({ fallo: 'recibo.fecha_pasada', siguiente: '2026-12-02' })
    expect(collectionDayFault('2026-12-01', now, notice)).toEqual({ fallo: 'recibo.fecha_aviso', siguiente: '2026-12-02' })
    expect(collectionDayFault('2026-11-29', now, notice)).toEqual({ fallo: 'recibo.fecha_sin_bancos', siguiente: '2026-12-02' })
  })
})
