import {
  countMembers,
  getMember,
  lastMemberNumber,
  listMembers,
  memberDropdown,
  membersById,
  sexes,
} from '@app/contract/members/member-list'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { together } from '../../../kit/database/together.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'
import { jsonRows } from '../../../kit/json-rows.ts'
import { pendingOf } from '../../invoices/public.ts'
import { creditsLeft } from '../../ledger/public.ts'
import { gridColumns, memberColumns } from '../import/columns.ts'
import { byName, foundMembers, shownTo } from './found-members.ts'

/** Every member in the columns of the grid, by surname, without the guest. */
export const listed = handle(listMembers, ({ tx }) =>
  jsonRows(
    tx,
    listMembers,
    tx
      .selectFrom('socio as s')
      .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
      .select([...gridColumns.map((name) => `s.${name}` as const), fullName('s').as('nombre_completo'), 't.desc as desc_tiposocio'])
      .where('s.reservado', '=', false)
      .orderBy(byName)
      .orderBy('s.id_mst_socios'),
  ),
)

/** The record that a merged one became, through further merges; null if it was not merged (0116). */
async function survivorOf(tx: Tx, id: number) {
  let last = id
  for (;;) {
    const union = await tx
      .selectFrom('socio_union')
      .select('id_mst_socios')
      .where('id_socio_origen', '=', last)
      .where('deshecho', 'is', null)
      .orderBy('id_reg_socio_union', 'desc')
      .executeTakeFirst()
    if (!union) break
    last = union.id_mst_socios
  }
  if (last === id) return null
  return tx
    .selectFrom('socio as s')
    .select(['s.id_mst_socios', fullName('s').as('nombre')])
    .where('s.id_mst_socios', '=', last)
    .executeTakeFirst()
}

/** Refuses a reserved member; for a merged record the answer names its successor. */
async function refuseReserved(
  tx: Tx,
  { id_mst_socios: id, nombre_completo }: { id_mst_socios: number; nombre_completo: string },
): Promise<never> {
  const survivor = await survivorOf(tx, id)
  if (!survivor) return refuse('socio.usuario_reservado')
  return refuse('socio.unido', {}, { nombre: nombre_completo, socio: survivor.nombre }, { id_mst_socios: survivor.id_mst_socios })
}

/** One member's file; a reserved member cannot be opened. */
export const get = handle(getMember, async ({ tx, input, now, today, minute }) => {
  const file = tx
    .selectFrom('socio as s')
    .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
    .leftJoin('socio as titular', 'titular.id_mst_socios', 's.id_mst_socios_titular')
    .select([...memberColumns.map((name) => `s.${name}` as const), fullName('s').as('nombre_completo'), 't.desc as desc_tiposocio'])
    .leftJoin('socio as tutor', 'tutor.id_mst_socios', 's.id_mst_socios_tutor')
    .select(sql<string | null>`titular.nombre || ' ' || titular.apellidos`.as('nombre_titular'))
    .select(sql<string | null>`tutor.nombre || ' ' || tutor.apellidos`.as('nombre_tutor'))
    .where('s.id_mst_socios', '=', input.id)
    .executeTakeFirst()
  const labels = tx
    .selectFrom('socios_etiqueta as l')
    .innerJoin('etiqueta as e', 'e.id_mst_etiqueta', 'l.id_mst_etiqueta')
    .select('e.desc_etiqueta')
    .where('l.id_mst_socios', '=', input.id)
    .orderBy('e.desc_etiqueta')
    .execute()
  const [row, creditos, debts, own] = await together(
    file,
    creditsLeft(tx, input.id, now),
    pendingOf(tx, [input.id], { today, minute }),
    labels,
  )
  if (!row) return refuse('msg.not_found')
  if (row.reservado) return refuseReserved(tx, row)
  return { ...row, creditos, pdte_pago: debts.get(input.id) ?? 0, etiquetas: own.map((one) => one.desc_etiqueta) }
})

export const byIds = handle(membersById, async ({ tx, user, input: { id_mst_socios: ids } }) => {
  if (ids.length === 0) return []
  return shownTo(user, await foundMembers(tx).where('s.id_mst_socios', 'in', ids).orderBy(byName).orderBy('s.id_mst_socios').execute())
})

export const count = handle(countMembers, async ({ tx }) => {
  const { numsocios, activos } = await tx
    .selectFrom('socio')
    .select(({ fn }) => [fn.countAll<number>().as('numsocios'), fn.countAll<number>().filterWhere('activo', '=', true).as('activos')])
    .where('reservado', '=', false)
    .executeTakeFirstOrThrow()
  return { numsocios, activos }
})

/** The last member number; 0 in a club without members. */
export const lastNumber = handle(lastMemberNumber, async ({ tx }) => {
  const { last } = await tx
    .selectFrom('socio')
    .select(({ fn }) => fn.max('numsocio').as('last'))
    .executeTakeFirstOrThrow()
  return { ultimoCodigoSocio: last ?? 0 }
})

export const sexChoices = handle(sexes, async ({ say }) => (['-', 'M', 'F'] as const).map((id) => ({ id, text: say(`socio.sx_${id}`) })))

export const dropdown = handle(memberDropdown, ({ tx }) =>
  tx
    .selectFrom('socio as s')
    .select(['s.id_mst_socios as id', fullName('s').as('text')])
    .where('s.activo', '=', true)
    .where('s.reservado', '=', false)
    .orderBy(byName)
    .orderBy('s.id_mst_socios')
    .execute(),
)
