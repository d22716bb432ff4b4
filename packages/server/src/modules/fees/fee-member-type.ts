import * as declared from '@app/contract/fees/fee-member-type'
import type { Day } from '@app/contract/values/day'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockMembers } from '../ledger/public.ts'
import { changeMemberType } from '../members/public.ts'
import { lastsUntil } from './holdings.ts'
import { type Fee, feeWithType } from './terms.ts'

/** Members of another type than a fee's: those that have it on a day or later, or those named. */
async function differing(tx: Tx, { id_mst_cuotas, id_mst_tiposocio }: Fee, today: Day, named: readonly number[] | null) {
  if (id_mst_tiposocio === null) return []
  const others = tx
    .selectFrom('socio as s')
    .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
    .select(['s.id_mst_socios', fullName('s').as('nombre_completo'), 't.desc as desc_tiposocio'])
    .where('s.id_mst_tiposocio', '<>', id_mst_tiposocio)
    .where('s.reservado', '=', false)
    .orderBy('s.id_mst_socios')
  if (named) return others.where(isOneOf('s.id_mst_socios', named)).execute()
  return others
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('socios_cuotas as h')
          .select('h.id_reg_socios_cuotas')
          .whereRef('h.id_mst_socios', '=', 's.id_mst_socios')
          .where('h.id_cuota', '=', id_mst_cuotas)
          .where(lastsUntil(today)),
      ),
    )
    .execute()
}

/** Numbers as the address carries them: '3,14,15'. */
const readIds = (text: string | null): number[] | null => {
  if (text === null || text.trim() === '') return null
  const parts = text.split(',').map((part) => part.trim())
  return parts.every((part) => /^\d{1,15}$/.test(part)) ? parts.map(Number) : refuse('msg.invalid_input', { socios: 'invalid.number' })
}

export const check = handle(declared.checkMemberType, async ({ tx, input, today }) => {
  const fee = await feeWithType(tx, input.id)
  const type = await tx
    .selectFrom('tipo_socio')
    .select(['id_mst_tiposocio', 'desc as desc_tiposocio'])
    .where('id_mst_tiposocio', '=', fee.id_mst_tiposocio ?? 0)
    .executeTakeFirst()
  const diferentes = await differing(tx, fee, today, readIds(input.socios))
  return {
    id_mst_tiposocio: type?.id_mst_tiposocio ?? null,
    desc_tiposocio: type?.desc_tiposocio ?? null,
    diferentes: diferentes.slice(0, 500),
  }
})

export const change = handle(declared.changeMemberType, async (call) => {
  const { tx, input, today } = call
  const fee = await feeWithType(tx, input.id)
  if (fee.id_mst_tiposocio === null) return refuse('cuota.sin_tipo')
  const ids = (await differing(tx, fee, today, input.socios)).map((one) => one.id_mst_socios)
  await lockMembers(tx, ids)
  for (const id of ids) await changeMemberType(call, id, fee.id_mst_tiposocio)
  return { cambiados: ids.length }
})

export const set = handle(declared.setFeeMemberType, async ({ tx, input, today }) => {
  const { id, id_mst_tiposocio } = input
  const fee = await feeWithType(tx, id)
  await tx.updateTable('cuotas').set({ id_mst_tiposocio }).where('id_mst_cuotas', '=', id).execute()
  return { diferentes: (await differing(tx, { ...fee, id_mst_tiposocio }, today, null)).length }
})
