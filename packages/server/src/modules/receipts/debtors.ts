import type { RowOfResource } from '@app/contract/kit/resource'
import { type DebitFault, debitFault, nextSequence, type Sequence } from '@app/contract/mandates/debit-fault'
import type { mandate } from '@app/contract/mandates/mandate'
import type { Day } from '@app/contract/values/day'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { currentMandates, isComplete, mandateKey } from '../mandates/public.ts'

/** Company as far as its bank files need it. */
const companies = (tx: Tx) =>
  tx
    .selectFrom('empresa')
    .select(['id_mst_empresas', 'nombre', 'iban', 'bic', 'id_acreedor', 'formato_sepa', 'aviso_banco', 'hora_banco', 'secuencia_primera'])
    .execute()
export type Creditor = Awaited<ReturnType<typeof companies>>[number]

/** Payers with their accounts, names and addresses of mail. */
const people = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('socio as s')
    .select(['s.id_mst_socios', 's.full_iban', 's.email', fullName('s').as('nombre_completo')])
    .where(isOneOf('s.id_mst_socios', ids))
    .execute()

/** Payer and company of a debit. */
export interface Pair {
  readonly id_mst_socios: number
  readonly id_mst_empresas: number
}
/** Account and mandate of a debit of a payer by a company, and the reason against it on a day. */
export interface Debtor {
  readonly nombre_completo: string
  readonly iban: string | null
  readonly email: string | null
  readonly mandato: RowOfResource<typeof mandate> | null
  readonly fallo: DebitFault | null
  readonly secuencia: Sequence | null
}

/** Payers of pairs as debtors on a day, and the companies by number. */
export async function debtorsOf(tx: Tx, pairs: readonly Pair[], dia: Day) {
  const payers = [...new Set(pairs.map(({ id_mst_socios }) => id_mst_socios))]
  const [creditors, members, mandates] = [await companies(tx), await people(tx, payers), await currentMandates(tx, payers)]
  const companyOf = new Map(creditors.map((one) => [one.id_mst_empresas, one]))
  const memberOf = new Map(members.map((one) => [one.id_mst_socios, one]))
  const debtorOf = ({ id_mst_socios, id_mst_empresas }: Pair): Debtor => {
    const member = memberOf.get(id_mst_socios)!
    const company = companyOf.get(id_mst_empresas)!
    const mandato = mandates.get(mandateKey(id_mst_socios, id_mst_empresas)) ?? null
    return {
      ...{ nombre_completo: member.nombre_completo, iban: member.full_iban, email: member.email, mandato },
      fallo: debitFault({ empresa_completa: isComplete(company), iban: member.full_iban, mandato, dia }),
      secuencia: mandato && nextSequence(mandato, company.secuencia_primera === 'FRST'),
    }
  }
  return { debtorOf, companyOf }
}
