import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calendarText, escaped, eventLines, folded } from './calendar-text.ts'

const fixture = (name: string) => readFile(join(import.meta.dirname, 'fixtures', name), 'utf8')
/** The lines of the only event of a calendar, folded or unfolded. */
const eventOf = (text: string) => {
  const lines = text.split('\r\n')
  return lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('END:VEVENT') + 1)
}
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

describe('an iCalendar event', () => {
  it('of a cancelled booking is written as the fixture has it, line by line', async () => {
    const written = eventLines({
      uid: 'reserva-881@ejemplo.example',
      changed: new Date('2026-10-01T10:15:00Z'),
      start: new Date('2026-10-02T16:00:00Z'),
      end: new Date('2026-10-02T17:30:00Z'),
      summary: 'Pista de pádel 3',
      location: '',
      status: 'CANCELLED',
      sequence: 2,
    })
    expect(written).toEqual(eventOf(await fixture('booking-cancelled.ics')))
  })
  it('escapes and folds texts as the fixture does, at 75 octets and never within a letter', async () => {
    const lines = eventOf(await fixture('weekly-class.ics'))
    const at = lines.findIndex((line) => line.startsWith('DESCRIPTION:'))
    const text =
      'Traer toalla; plazas limitadas.\nMonitora: Begoña Ibáñez. Esta línea es larga para que el fichero tenga que plegarla en el octeto setenta y cinco.'
    expect(folded(`DESCRIPTION:${escaped(text)}`)).toBe(lines.slice(at, at + 3).join('\r\n'))
    expect(lines).toContain(`SUMMARY:${escaped('Zumba, sala 2')}`)
    expect(escaped('a\\b')).toBe('a\\\\b')
    for (const long of ['ñ'.repeat(200), '🎾'.repeat(60), 'x'.repeat(75), 'x'.repeat(76)]) {
      const parts = folded(long).split('\r\n')
      expect(parts.every((part) => new TextEncoder().encode(part).length <= 75)).toBe(true)
      expect(unfolded(folded(long))).toBe(long)
    }
  })
  it('stands in a calendar that ends each line with CR and LF', () => {
    const text = calendarText({ product: 'Club//Club', name: 'Pista 1', events: [] })
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Club//Club//ES\r\n')).toBe(true)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  })
})
