import { daysBetween, formatDay } from '@app/contract/values/day'
import { warnedDays } from '@app/contract/verifactu/company-certificate'
import { clubTime } from '../../kit/clock.ts'
import type { Tidy } from '../../kit/work/housekeeping.ts'
import { insertJob } from '../../kit/work/jobs.ts'
import { notifyAdministrators } from '../identity/public.ts'

/** Letters to the administrators about certificates that end, once at each of the days before. */
export const warnExpiry: Tidy = async (tx, now, club) => {
  const { today } = clubTime(now, club.zone)
  const rows = await tx
    .selectFrom('verifactu_certificado as v')
    .innerJoin('empresa as e', 'e.id_mst_empresas', 'v.id_mst_empresas')
    .select(['v.id_reg_verifactu_certificado', 'v.valido_hasta', 'v.avisado', 'e.nombre'])
    .where('v.valido_hasta', '>=', now)
    .forNoKeyUpdate('v')
    .execute()
  for (const { id_reg_verifactu_certificado: id, valido_hasta, avisado, nombre } of rows) {
    const end = clubTime(valido_hasta, club.zone).today
    const dias = daysBetween(today, end)
    const step = warnedDays.findLast((days) => dias <= days)
    if (step === undefined || (avisado !== null && avisado <= step)) continue
    await tx.updateTable('verifactu_certificado').set({ avisado: step }).where('id_reg_verifactu_certificado', '=', id).execute()
    await notifyAdministrators(
      { tx, club, later: (kind, payload, when) => insertJob(tx, kind, payload, { now: when?.now ?? now, urgency: when?.urgency }) },
      'mail.verifactu_expiring',
      { empresa: nombre, dias: String(dias), fecha: formatDay(end) },
    )
  }
}
