import { guestMember } from '@app/contract/members/member'
import { addMonths, type Day } from '@app/contract/values/day'
import { clubTime } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Tidy } from '../../kit/work/housekeeping.ts'

/**
 * What is wrong with a holder of a member, as a key of a text; null when nothing is. A holder is somebody else, has no holder himself, and
 * whoever has dependants of his own gets none (spec 1 §7). Only certain after `takeTurns`.
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

/** Months after which somebody is of age. */
const majority = 18 * 12
/** The last birthday of who is of age on a day. */
const ofAgeSince = (today: Day): Day => addMonths(today, -majority)

/** Whether somebody may answer for a minor: another member than himself, and no minor, as far as his birthday is known. */
export async function isOfAge(tx: Tx, id: number, { except, today }: { except: number; today: Day }): Promise<boolean> {
  if (id === except || id === guestMember) return false
  const found = await tx.selectFrom('socio').select('fecha_nac').where('id_mst_socios', '=', id).executeTakeFirst()
  return found !== undefined && (found.fecha_nac === null || found.fecha_nac <= ofAgeSince(today))
}

/** Who has come of age answers for himself (0118). */
export const endGuardianships: Tidy = async (tx, now, club) => {
  const since = ofAgeSince(clubTime(now, club.zone).today)
  await tx
    .updateTable('socio')
    .set({ id_mst_socios_tutor: null })
    .where('id_mst_socios_tutor', 'is not', null)
    .where('fecha_nac', '<=', since)
    .execute()
}
