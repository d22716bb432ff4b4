import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import { isOneText, type Tx } from '../../kit/database/database.ts'
import type { WorkCall } from '../../kit/http/serve.ts'
import { letterAddress } from '../mail/public.ts'
import { hiddenFrom } from './restrictions.ts'

/** Debits that were sent to the bank, with payer and remittance. */
const sentDebits = (tx: Tx) =>
  tx
    .selectFrom('recibo as r')
    .innerJoin('remesa as m', 'm.id_reg_remesas', 'r.id_reg_remesa')
    .innerJoin('socio as s', 's.id_mst_socios', 'r.id_mst_socios')
    .leftJoin('socio as tutor', 'tutor.id_mst_socios', 's.id_mst_socios_tutor')
    .select([
      'r.id_reg_recibo',
      'r.id_mst_socios',
      'r.id_mst_empresas',
      'r.nombre_completo',
      'r.concepto',
      'r.precio',
      'r.importe_devuelto',
    ])
    .select([
      'r.numcuenta',
      'r.titular',
      'r.referencia',
      'r.secuencia',
      'm.id_reg_remesas',
      'm.fecha as fecha_remesa',
      'm.mensaje',
      's.telefono',
    ])
    .select([sql<string>`r.adeudo`.as('adeudo'), letterAddress('s', 'tutor').as('email')])
    .where('r.adeudo', 'is not', null)
    .orderBy('r.id_reg_recibo')
export type SentDebit = Awaited<ReturnType<ReturnType<typeof sentDebits>['execute']>>[number]

/** Debits that the user sees. */
async function seen(call: Pick<WorkCall, 'tx' | 'user'>, rows: readonly SentDebit[]): Promise<SentDebit[]> {
  const hidden = await hiddenFrom(call)
  return rows.filter((row) => !hidden.has(row.id_reg_recibo))
}

/** Debits by their identifiers, and those of whole messages. */
export const debitsNamed = async (
  call: Pick<WorkCall, 'tx' | 'user'>,
  { adeudos, mensajes }: { adeudos: readonly string[]; mensajes: readonly string[] },
): Promise<SentDebit[]> => {
  const named = sentDebits(call.tx).where(isOneText('r.adeudo', adeudos))
  const whole = mensajes.length === 0 ? [] : await sentDebits(call.tx).where(isOneText('m.mensaje', mensajes)).execute()
  const rows = [...(await named.execute()), ...whole]
  return seen(call, [...new Map(rows.map((row) => [row.id_reg_recibo, row])).values()])
}

/** References in letters that no bank takes: a file has them in other ones. */
const otherLetters = sql<boolean>`r.referencia ~ '[^A-Za-z0-9/?:().,''+ -]'`

/** Debits since a day by the references of their mandates or by their accounts. */
export const debitsNear = async (
  call: Pick<WorkCall, 'tx' | 'user'>,
  { referencias, cuentas, desde }: { referencias: readonly string[]; cuentas: readonly string[]; desde: Day },
): Promise<SentDebit[]> =>
  seen(
    call,
    await sentDebits(call.tx)
      .where('m.fecha', '>=', desde)
      .where((eb) => eb.or([isOneText('r.referencia', referencias), isOneText('r.numcuenta', cuentas), otherLetters]))
      .execute(),
  )
