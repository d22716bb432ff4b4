import { type Field, refuseValue } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'

/** Characters of an access code or card number, at least and at most. */
export const accessCodeLength = { shortest: 6, longest: 30 } as const

const stored = field.text(accessCodeLength.longest)

/** An access code, or the number of a card: one that is too long is refused in the words of R-286, like one that is too short. */
export const accessCodeText = (): Field<string> => ({
  ...stored,
  read: (raw) =>
    typeof raw === 'string' && raw.trim().length > accessCodeLength.longest ? refuseValue('socio.CodigoAccesoError1') : stored.read(raw),
})
