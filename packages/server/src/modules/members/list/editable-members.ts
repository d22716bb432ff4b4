import { editableMembers, editableMembersWithDebt, memberDetail, possibleBeneficiaries } from '@app/contract/members/editable-members'
import { sql } from 'kysely'
import { planByValues, type Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'
import { pendingOf } from '../../invoices/public.ts'
import { creditsLeft } from '../../ledger/public.ts'
import { gridColumns } from '../import/columns.ts'
import { byName, foundMembers } from './found-members.ts'
import { searchPatterns } from './search-words.ts'

/** Maximum of members answered. */
const most = 50

const ofWords = (tx: Tx, text: string) =>
  searchPatterns(text)
    .reduce((query, pattern) => query.where(sql<boolean>`s.busca like ${pattern}`), foundMembers(tx).where('s.reservado', '=', false))
    .orderBy(byName)
    .orderBy('s.id_mst_socios')
    .limit(most)

/** Members by all of the words, reserved ones aside, by surname. */
async function membersOf(tx: Tx, text: string, restrict = (found: ReturnType<typeof ofWords>) => found) {
  // a word matches nearly all members or few
  await planByValues(tx)
  return restrict(ofWords(tx, text)).execute()
}

export const list = handle(editableMembers, ({ tx, input: { filter } }) => membersOf(tx, filter))

export const listWithDebt = handle(editableMembersWithDebt, async ({ tx, input: { filter }, today, minute }) => {
  const rows = await membersOf(tx, filter)
  const ids = rows.map((row) => row.id_mst_socios)
  const debts = await pendingOf(tx, ids, { today, minute })
  return rows.map((row) => ({ ...row, pdte_pago: debts.get(row.id_mst_socios) ?? 0 }))
})

export const detail = handle(memberDetail, async ({ tx, input: { id_mst_socios: id }, today, minute, now }) => {
  const row = await tx
    .selectFrom('socio as s')
    .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
    .select([
      ...gridColumns.map((name) => `s.${name}` as const),
      fullName('s').as('nombre_completo'),
      't.desc as desc_tiposocio',
      's.reservado',
    ])
    .where('s.id_mst_socios', '=', id)
    .executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  const { reservado, ...member } = row
  if (reservado) refuse('socio.usuario_reservado')
  const debts = await pendingOf(tx, [id], { today, minute })
  return { ...member, pdte_pago: debts.get(id) ?? 0, creditos: await creditsLeft(tx, id, now) }
})

export const beneficiaries = handle(possibleBeneficiaries, async ({ tx, input: { id, text } }) => {
  const holder = await tx.selectFrom('socio').select('reservado').where('id_mst_socios', '=', id).executeTakeFirst()
  if (!holder) return refuse('msg.not_found')
  if (holder.reservado) refuse('socio.usuario_reservado')
  const holders = tx.selectFrom('socio').select('id_mst_socios_titular').where('id_mst_socios_titular', 'is not', null)
  return membersOf(tx, text ?? '', (found) =>
    found
      .where('s.id_mst_socios', '<>', id)
      .where('s.activo', '=', true)
      .where('s.id_mst_socios_titular', 'is', null)
      .where('s.id_mst_socios', 'not in', holders),
  )
})
