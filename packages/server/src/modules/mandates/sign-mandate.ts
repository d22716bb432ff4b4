import { say as sayIn } from '@app/contract'
import { needsAddress } from '@app/contract/mandates/debit-fault'
import { refuse } from '../../kit/http/refusal.ts'
import { type lockMember, writeMember } from '../members/public.ts'
import { revoke, writeMandate } from './change-mandate.ts'
import type { SignedFor } from './creditor.ts'
import { lockMandatesOf, type Mandate, type MandateCall } from './mandate-rows.ts'
import { insertMandates } from './new-mandates.ts'

/** Signature: account, day and origin, with what else the holder or staff gave. */
export type Signature = Pick<Mandate, 'fecha_firma' | 'origen'> & { readonly iban: string } & Partial<
    Pick<Mandate, 'referencia' | 'titular' | 'pais' | 'direccion' | 'codigo_postal' | 'poblacion' | 'esquema' | 'uso' | 'id_reg_archivo'>
  >
type Address = Partial<Pick<Mandate, 'pais' | 'direccion' | 'poblacion'>>

/** Refuses an account outside of the EEA without the holder's address (EPC153-22). */
export function requireAddress(iban: string, { pais, direccion, poblacion }: Address) {
  if (!needsAddress(iban)) return
  const fields = Object.entries({ pais, direccion, poblacion }).filter(([, value]) => !value)
  if (fields.length > 0) refuse('mandato.sin_direccion', Object.fromEntries(fields.map(([name]) => [name, 'mandato.sin_direccion'])))
}

/** Refuses a signature later than today. */
export function requireSigned({ today }: Pick<MandateCall, 'today'>, fecha_firma: string) {
  if (fecha_firma > today) refuse('mandato.firma_futura', { fecha_firma: 'mandato.firma_futura' })
}

/** Refuses a reference that another mandate of the company has. */
export async function requireFreshReference({ tx }: Pick<MandateCall, 'tx'>, company: number, referencia: string | null | undefined) {
  if (!referencia) return
  const other = await tx
    .selectFrom('mandato')
    .select('id_reg_mandato')
    .where('id_mst_empresas', '=', company)
    .where('referencia', '=', referencia)
    .executeTakeFirst()
  if (other) refuse('mandato.referencia_repetida', { referencia: 'mandato.referencia_repetida' })
}

/** Reason of a mandate that a new one ended. */
export const replacedText = ({ language }: Pick<MandateCall['club'], 'language'>) => sayIn('mandates.replaced', language)

interface Parties {
  readonly member: Awaited<ReturnType<typeof lockMember>>
  readonly creditor: SignedFor
  /** Mandate that was asked for and that this signature is of; without it that of payer and company, if there is one. */
  readonly asked?: Mandate
}
/**
 * Stores a signed mandate of a locked member: the one that was asked for, or a new one. Others of the company that are in force or at rest
 * end, and the account becomes that of the record.
 */
export async function signMandate(call: MandateCall, { member, creditor, asked }: Parties, signature: Signature): Promise<Mandate> {
  const { tx, club } = call
  const { id_mst_socios } = member
  const { id_mst_empresas } = creditor
  const rows = await lockMandatesOf(tx, [id_mst_socios], id_mst_empresas)
  for (const row of rows) if (row.estado === 'activo' || row.estado === 'reposo') await revoke(call, row, replacedText(club))
  const signed = { ...signature, estado: 'activo', confirmado: true, motivo: null, acreedor: creditor.id_acreedor } as const
  const before = asked ?? rows.find((row) => row.estado === 'pedido')
  const titular = `${member.nombre} ${member.apellidos}`.trim()
  const [stored] = before
    ? [await writeMandate(call, before, signed)]
    : await insertMandates(call, [{ id_mst_socios, id_mst_empresas, numsocio: member.numsocio, titular, ...signed }])
  await writeMember(call, member, { full_iban: signature.iban })
  return stored!
}
