import { isOn } from '@app/contract/club/parameters'
import { type BillingSection, sectionParameter } from '@app/contract/enrolment-billing/billing-page'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { User } from '../../kit/http/user.ts'
import { settings } from '../club/public.ts'

/** Host name of a club; a single club may have none and is named by its short name. */
export const hostOf = ({ hosts, slug }: Pick<ClubFacts, 'hosts' | 'slug'>) => hosts[0] ?? slug

/** True if the call is an administrator's at the central host: it sees every club of the installation. */
export const isCentral = ({ club, user }: { readonly club: ClubFacts; readonly user: User | null }) =>
  club.isCentral && user?.is_admin === true

/** Club of a host name among those that a call may see. Refuses any other. */
export function clubAt(clubs: readonly ClubFacts[], url: string): ClubFacts {
  const asked = url.trim().toLowerCase()
  const isAt = (club: ClubFacts) => hostOf(club) === asked || club.hosts.includes(asked)
  return clubs.find(isAt) ?? refuse('facturacion.club_desconocido', { url_club: 'facturacion.club_desconocido' })
}

/** True if the club bills a section. */
export const bills = async (tx: Tx, section: BillingSection): Promise<boolean> => isOn((await settings(tx))[sectionParameter[section]])

/** Refuses a section that the club does not bill. */
export async function requireSection(tx: Tx, section: BillingSection) {
  if (!(await bills(tx, section))) refuse('msg.switched_off', {}, { parametro: sectionParameter[section] })
}
