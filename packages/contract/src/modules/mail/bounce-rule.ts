/** Facts of a bounce: its enhanced status, `5.1.1`, and the words of the reader's server. */
export interface BounceFacts {
  readonly status: string
  readonly words: string
}
/** Outcome of a bounce: for good and the address is none, for now or full, or refused for a reason that is not the address's. */
export type BounceOutcome = 'no_existe' | 'llena' | 'rechazado'

/** An enhanced status; part of an address of the network is none. */
const enhanced = /(?<![\d.])([245])[.](\d{1,3})[.](\d{1,3})(?![.]?\d)/
/** Subjects of a status that concern our message or our server: its system, protocol, content, policy. */
const ours = new Set([3, 5, 6, 7])
/** Details that concern the sender's address, the size of the letter, and a time that has run out. */
const details: Readonly<Record<string, BounceOutcome>> = {
  '1.7': 'rechazado',
  '1.8': 'rechazado',
  '2.2': 'llena',
  '2.3': 'rechazado',
  '2.4': 'rechazado',
  '4.7': 'llena',
}

/**
 * Outcome of a bounce. A status without detail, `5.0.0`, is read off the words of the server. A letter refused by policy says nothing about
 * its address: a club whose letters are refused would otherwise lose every address of that provider.
 */
export function bounceOutcome({ status, words }: BounceFacts): BounceOutcome {
  const given = enhanced.exec(status)
  const found = given && !/^\d[.]0[.]0$/.test(given[0]) ? given : (enhanced.exec(words) ?? given)
  const [, kind, subject, detail] = found ?? ['', '5', '0', '0']
  if (kind === '4') return 'llena'
  return details[`${Number(subject)}.${Number(detail)}`] ?? (ours.has(Number(subject)) ? 'rechazado' : 'no_existe')
}
