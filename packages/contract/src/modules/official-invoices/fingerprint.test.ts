import { describe, expect, it } from 'vitest'
import { type CancellationFields, cancellationText, type IssueFields, issueText } from './fingerprint.ts'
import hashes from './fixtures/hash-vectors.json' with { type: 'json' }

const textOf = (kind: string, fields: Record<string, string>) =>
  kind === 'alta' ? issueText(fields as IssueFields) : cancellationText(fields as CancellationFields)

describe('the text of a fingerprint', () => {
  it.each(hashes.vectors)('is that of the example $input', ({ kind, fields, values, input }) => {
    const named = fields.map((name, at) => [name, values[at]!] as const)
    expect(textOf(kind, Object.fromEntries(named))).toBe(input)
    // the order is the official one, not that of the object
    expect(textOf(kind, Object.fromEntries(named.toReversed()))).toBe(input)
  })
  it('has trimmed values, and & as it is', () => {
    expect(
      cancellationText({
        IDEmisorFacturaAnulada: ' 89890001K ',
        NumSerieFacturaAnulada: 'A & B/1',
        FechaExpedicionFacturaAnulada: '01-01-2024',
        Huella: '',
        FechaHoraHusoGenRegistro: '2026-10-25T02:30:00+02:00\n',
      }),
    ).toBe(
      'IDEmisorFacturaAnulada=89890001K&NumSerieFacturaAnulada=A & B/1&FechaExpedicionFacturaAnulada=01-01-2024&Huella=&FechaHoraHusoGenRegistro=2026-10-25T02:30:00+02:00',
    )
  })
})
