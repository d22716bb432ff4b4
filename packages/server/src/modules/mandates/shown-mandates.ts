import { may } from '@app/contract/kit/permissions'
import { debitFault, lapsesOn, nextSequence } from '@app/contract/mandates/debit-fault'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import type { Call } from '../../kit/http/serve.ts'
import { type Creditor, companiesOf, isComplete } from './creditor.ts'
import { duesOf } from './dues.ts'
import { type Mandate, mandateKey } from './mandate-rows.ts'
import { shownAccount } from './shown-account.ts'

/** Read context of a call. */
export type Reading = Pick<Call<unknown>, 'tx' | 'user' | 'today' | 'minute'>

const accountsOf = async (tx: Tx, members: readonly number[]) => {
  const rows = await tx.selectFrom('socio').select(['id_mst_socios', 'full_iban']).where(isOneOf('id_mst_socios', members)).execute()
  return new Map(rows.map((row) => [row.id_mst_socios, row.full_iban]))
}

/** Mandates as shown to a user: reason against a debit today, next sequence, last day; accounts and sums by the user's rights. */
export async function shownMandates(call: Reading, rows: readonly Mandate[]) {
  const { tx, user, today } = call
  const payers = [...new Set(rows.map((row) => row.id_mst_socios))]
  const seesSums = may(user, 'invoices')
  const [companies, accounts, dues] = await together(
    companiesOf(tx),
    accountsOf(tx, payers),
    seesSums ? duesOf(call, payers) : Promise.resolve(null),
  )
  const companyOf = new Map<number, Creditor>(companies.map((one) => [one.id_mst_empresas, one]))
  return rows.map((row) => {
    const {
      enlace_huella: _secret,
      enlace_hasta: _until,
      fecha_creacion: _made,
      id_mst_socios_creacion: _by,
      id_reg_archivo,
      ...plain
    } = row
    const company = companyOf.get(row.id_mst_empresas)!
    const iban = accounts.get(row.id_mst_socios) ?? null
    const due = row.estado === 'revocado' ? undefined : dues?.get(mandateKey(row.id_mst_socios, row.id_mst_empresas))
    return {
      ...plain,
      iban: shownAccount(user, row.iban),
      iban_anterior: shownAccount(user, row.iban_anterior),
      cuenta_entera: may(user, 'members'),
      desc_empresa: company.nombre,
      fallo: debitFault({ empresa_completa: isComplete(company), iban, mandato: row, dia: today }),
      secuencia: nextSequence(row, company.secuencia_primera === 'FRST'),
      caduca: lapsesOn(row),
      tiene_documento: id_reg_archivo !== null,
      pendientes: seesSums ? (due?.lineas ?? 0) : null,
      pendiente: seesSums ? (due?.importe ?? 0) : null,
    }
  })
}

/** One mandate as shown. */
export const shownMandate = async (call: Reading, row: Mandate) => (await shownMandates(call, [row]))[0]!
