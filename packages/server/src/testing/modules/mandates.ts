import { updateCompany } from '@app/contract/company/companies'
import type { SentOf } from '@app/contract/kit/action'
import { createMandate } from '@app/contract/mandates/mandates'
import { deskClub } from './bookings.ts'

/** Accounts with right digits: Spanish ones, and one of Andorra. */
export const accounts = {
  own: 'ES9121000418450200051332',
  other: 'ES7921000813610123456789',
  andorra: 'AD1200012030200359100100',
} as const

/** A club whose company is a creditor, with members that have an address for letters. */
export async function creditorClub() {
  const desk = await deskClub()
  const { db, call } = desk
  await call(updateCompany, { id: 1, nif: 'B85626240', id_acreedor: 'ES77000B85626240', iban: accounts.other })
  const [anna, berta, carles] = desk.members
  for (const [name, id] of Object.entries({ anna, berta }))
    await db
      .updateTable('socio')
      .set({ email: `${name}@example.test` })
      .where('id_mst_socios', '=', id)
      .execute()
  /** Creates a signed mandate of Anna, or as given. */
  const mandate = (sent: Partial<SentOf<typeof createMandate>> = {}) =>
    call(createMandate, { id_mst_socios: anna, id_mst_empresas: 1, iban: accounts.own, fecha_firma: '2026-11-20', ...sent })
  const account = async (id: number) =>
    (await db.selectFrom('socio').select('full_iban').where('id_mst_socios', '=', id).executeTakeFirstOrThrow()).full_iban
  const stored = (id: number) => db.selectFrom('mandato').selectAll().where('id_reg_mandato', '=', id).executeTakeFirstOrThrow()
  const all = () => db.selectFrom('mandato').selectAll().orderBy('id_reg_mandato').execute()
  /** Letters with a link, oldest first. */
  const letters = async () => {
    await desk.product.outbox.drained()
    const rows = await db.selectFrom('correo').select(['para', 'asunto', 'texto']).orderBy('id_reg_correo').execute()
    return rows.filter(({ texto }) => texto.includes('/mandato/'))
  }
  /** Address of the link in the last letter. */
  const link = async () => /\/mandato\/[\w-]+/.exec((await letters()).at(-1)!.texto)![0]
  const open = async (url: string) => String((await desk.anonymous.http({ method: 'GET', url })).body.text)
  const sign = async (url: string, body: Readonly<Record<string, string>>) =>
    String((await desk.anonymous.http({ method: 'POST', url, body })).body.text)
  return { ...desk, anna, berta, carles, mandate, account, stored, all, letters, link, open, sign }
}
