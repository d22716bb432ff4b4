import { product } from '@app/contract/product'
import type { ClubFacts } from '../../kit/database/clubs.ts'

/** Sender of the club's letters, with its name. */
export const senderOf = ({ nombre }: Pick<ClubFacts, 'nombre'>): string =>
  process.env.MAIL_FROM ?? `${nombre} <no-reply@${product.slug}.invalid>`

/** Address of the sender alone. */
export function senderAddress(club: Pick<ClubFacts, 'nombre'>): string {
  const sender = senderOf(club)
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender
}
