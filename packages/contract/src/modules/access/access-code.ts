import { type Field, refuseValue } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'

/** Minimum and maximum characters of an access code or card number. */
export const accessCodeLength = { shortest: 6, longest: 30 } as const

const stored = field.text(accessCodeLength.longest)

/** Access code or card number: one that is too long is refused with the message of R-286, like one that is too short. */
export const accessCodeText = (): Field<string> => ({
  ...stored,
  read: (raw) =>
    typeof raw === 'string' && raw.trim().length > accessCodeLength.longest ? refuseValue('socio.CodigoAccesoError1') : stored.read(raw),
})
