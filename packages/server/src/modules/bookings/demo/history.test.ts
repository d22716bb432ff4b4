import { describe, expect, it } from 'vitest'
import { sizes } from '../../../demo.ts'
import { demoTypes } from '../../members/public.ts'
import { demoHistory } from './history.ts'

const players = [100, 101, 102, 103].map((id, index) => ({ id, type: demoTypes[index]!.id, name: `Socio ${id}` }))
/** The days of a history, each with the rows that it added. */
function days(back: number) {
  const now = new Date('2026-11-20T11:00:00Z')
  const size = { ...sizes.S, back, ahead: 2 }
  const history = demoHistory({ size, today: '2026-11-20', minute: 720, zone: 'Europe/Madrid', now, clerk: 1, players })
  const { factura, reserva, libro_asiento } = history.rows
  return history.days.map((day) => {
    history.play(day)
    const cobros = libro_asiento.splice(0).filter((row) => row[7] === 'cobro')
    return { day, reserva: reserva.splice(0), lines: factura.splice(0).length, cobros }
  })
}

describe('the history of the demo club', () => {
  it('is the same for the same day', () => {
    expect(days(5)).toEqual(days(5))
  })
  it('has no bookings on a public holiday: the club is closed', () => {
    const [holiday, next] = days(19)
    expect([holiday!.day, holiday!.reserva.length]).toEqual(['2026-11-01', 0])
    expect(next!.reserva.length).toBeGreaterThan(20)
  })
  it('leaves nearly nothing of what is long past to be collected, so that the debt of a club does not grow with its years', () => {
    const shareOf = (some: ReturnType<typeof days>) =>
      some.reduce((sum, { cobros }) => sum + cobros.length, 0) / some.reduce((sum, { lines }) => sum + lines, 0)
    const all = days(160)
    expect(shareOf(all.slice(0, 40))).toBeGreaterThan(0.98)
    expect(shareOf(all.slice(45, 155))).toBeLessThan(0.95)
  })
  it('has no payment for what is still ahead', () => {
    expect(days(5).at(-2)!.cobros).toEqual([])
    expect(days(5).at(-1)!.cobros).toEqual([])
    expect(days(5).at(-1)!.reserva.length).toBeGreaterThan(20)
    expect(days(5)[0]!.cobros.length).toBeGreaterThan(20)
  })
})
