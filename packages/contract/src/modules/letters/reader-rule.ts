/** Kinds of letters: to many (news), about own bookings, and those that staff ask to send whatever the member set. */
export type LetterKind = 'many' | 'booking' | 'asked'

/** Reasons for an address that receives no more: it does not exist, is full, was unsubscribed, marked a letter as unwanted. */
export const stopReasons = ['no_existe', 'llena', 'baja', 'queja'] as const
export type StopReason = (typeof stopReasons)[number]

/** Reasons for which a member gets no letter: no address, notices off, no consent to news, an address that receives no more. */
export const unreachedReasons = ['sin_correo', 'sin_avisos', 'sin_permiso', ...stopReasons] as const
export type UnreachedReason = (typeof unreachedReasons)[number]

/** Facts of a member as a reader of letters. */
export interface ReaderFacts {
  readonly email: string | null
  /** The member wants notices by mail. */
  readonly notificar: boolean
  /** Consent to news was withdrawn. */
  readonly refused: boolean
  readonly stopped: StopReason | null
}

/**
 * Reason for which a reader gets no letter of a kind; null if one is sent. The one rule of letters to members: notices off stop all but
 * those that staff ask for, consent counts for letters to many, and so does an unsubscribed address; one that bounced gets none.
 */
export function unreachedReason({ email, notificar, refused, stopped }: ReaderFacts, kind: LetterKind): UnreachedReason | null {
  if (email === null) return 'sin_correo'
  if (stopped !== null && (kind === 'many' || stopped !== 'baja')) return stopped
  if (kind === 'asked') return null
  if (!notificar) return 'sin_avisos'
  return kind === 'many' && refused ? 'sin_permiso' : null
}
