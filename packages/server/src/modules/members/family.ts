import { guestMember } from '@app/contract/members/member'
import { addMonths, type Day } from '@app/contract/values/day'
import { clubTime } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Tidy } from '../../kit/work/housekeeping.ts'

/**
 * Complaint about a member's holder, as a text key; null if valid. A holder is another member, without holder; a member
 * with dependants gets none (spec 1 §7). Only certain after `takeTurns`.
 */
export async function complaintAboutHolder(
  tx: Tx,
  { holder, member }: { holder: number; member: number },
): Promise<'socio.titular_invalido' | 'socio.titular_es_beneficiario' | 'socio.tiene_beneficiarios' | null> {
  if (holder === guestMember || holder === member) return 'socio.titular_invalido'
  const found = await tx.selectFrom('socio').select('id_mst_socios_titular').where('id_mst_socios', '=', holder).executeTakeFirst()
  if (!found) return 'socio.titular_invalido'
  if (found.id_mst_socios_titular !== null) return 'socio.titular_es_beneficiario'
  const own = await tx.selectFrom('socio').select('id_mst_socios').where('id_mst_socios_titular', '=', member).limit(1).executeTakeFirst()
  return own ? 'socio.tiene_beneficiarios' : null
}

/** Age of majority in months. */
const majority = 18 * 12
/** The latest birthday of an adult on a day. */
const ofAgeSince = (today: Day): Day => addMonths(today, -majority)

/** True for a birthday of an adult. */
export const isAdult = (fecha_nac: Day | null, today: Day) => fecha_nac !== null && fecha_nac <= ofAgeSince(today)

/** True if a member may be the guardian of a minor: another member, of age by a known birthday. */
export async function isOfAge(tx: Tx, id: number, { except, today }: { except: number; today: Day }): Promise<boolean> {
  if (id === except || id === guestMember) return false
  const found = await tx.selectFrom('socio').select('fecha_nac').where('id_mst_socios', '=', id).executeTakeFirst()
  return found !== undefined && isAdult(found.fecha_nac, today)
}

/** Ends guardianships of members that have come of age (0118). */
export const endGuardianships: Tidy = async (tx, now, club) => {
  const since = ofAgeSince(clubTime(now, club.zone).today)
  await tx
    .updateTable('socio')
    .set({ id_mst_socios_tutor: null })
    .where('id_mst_socios_tutor', 'is not', null)
    .where('fecha_nac', '<=', since)
    .execute()
}
