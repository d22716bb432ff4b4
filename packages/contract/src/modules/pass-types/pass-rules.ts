/** Modes of a pass: standard until the balance is used up, unlimited, or n bookings a week. */
export const passModes = { standard: 0, unlimited: 1, weekly: 2 } as const
export type PassMode = (typeof passModes)[keyof typeof passModes]

/** The two numbers that encode the mode. */
export interface PassUse {
  readonly num_reservas: number
  readonly frec_dias: number
}

/** Mode of a pass type; null if the two numbers encode none. */
export const passMode = ({ num_reservas, frec_dias }: PassUse): PassMode | null => {
  if (num_reservas === -1) return passModes.unlimited
  if (frec_dias > 0) return num_reservas > 0 ? passModes.weekly : null
  return num_reservas === 0 && frec_dias === 0 ? passModes.standard : null
}

const positive = (n = 0) => (n > 0 ? n : null)

/** The two numbers after switching to a mode: the given `frequency`, else once in seven days. */
export const resetUse = (mode: PassMode, frequency: Partial<PassUse> = {}): PassUse =>
  mode === passModes.standard
    ? { num_reservas: 0, frec_dias: 0 }
    : mode === passModes.unlimited
      ? { num_reservas: -1, frec_dias: 0 }
      : { num_reservas: positive(frequency.num_reservas) ?? 1, frec_dias: positive(frequency.frec_dias) ?? 7 }

/** 1 days, 2 weeks, 3 months, 4 years, 5 hours. */
export type ExpiryUnit = 1 | 2 | 3 | 4 | 5
/** 0 never, 1 from the purchase, 2 from the first use. */
export type ExpiryKind = 0 | 1 | 2

/** Unit of an expiry: counted from the first use, days become weeks. */
export const expiryUnit = (kind: number, unit: ExpiryUnit): ExpiryUnit => (kind === 2 && unit === 1 ? 2 : unit)
