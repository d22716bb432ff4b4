import { codeLimits } from '@app/contract/access/codes'
import * as declared from '@app/contract/access/member-access'
import { addDays, addMonths } from '@app/contract/values/day'
import { sql } from 'kysely'
import { wallInstant } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { isDoorCodeTaken, takeTurns } from '../members/public.ts'
import { qrDrawing } from '../passes/public.ts'

const found = 50

/** A member for individual doors; refuses the guest and other reserved members. */
async function memberOf(tx: Tx, id: number) {
  const row = await tx.selectFrom('socio').select(['reservado', 'codigo_tarjeta_acceso']).where('id_mst_socios', '=', id).executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  return row.reservado ? refuse('socio.usuario_reservado') : row
}

async function settingsOf(tx: Tx, id: number) {
  const row = await tx.selectFrom('acceso_socio').select(['todos', 'codigo']).where('id_mst_socios', '=', id).executeTakeFirst()
  const courts = await tx
    .selectFrom('acceso_socio_recurso')
    .select('id_mst_recurso')
    .where('id_mst_socios', '=', id)
    .orderBy('id_mst_recurso')
    .execute()
  return { todos: row?.todos ?? false, codigo: row?.codigo ?? null, recursos: courts.map((one) => one.id_mst_recurso) }
}

export const settings = handle(declared.memberAccessSettings, async ({ tx, input: { id } }) => {
  const { codigo_tarjeta_acceso } = await memberOf(tx, id)
  return { ...(await settingsOf(tx, id)), codigo_tarjeta_acceso }
})

/** Refuses a code of a wrong length and a code with which another active member comes in; a code of an inactive one is refused by the constraint. */
async function checkCode(tx: Tx, id: number, codigo: string | null) {
  if (codigo === null) return
  const wrong = 'socio.CodigoAccesoError1'
  if (codigo.length < codeLimits.shortest || codigo.length > codeLimits.longest) refuse('msg.invalid_input', { codigo: wrong })
  // locked so that it is not deleted from the list meanwhile
  await tx.selectFrom('codigo_acceso').select('id_mst_acceso').where('codigo', '=', codigo).forKeyShare().execute()
  if (await isDoorCodeTaken(tx, codigo, id)) refuse('acceso.codigo_de_otro', { codigo: 'acceso.codigo_de_otro' })
}

export const save = handle(declared.saveMemberAccess, async ({ tx, input: { id, todos, codigo, recursos } }) => {
  await takeTurns(tx)
  await memberOf(tx, id)
  await checkCode(tx, id, codigo)
  // the row is held from here on, so that two desks write the courts one after the other
  await tx
    .insertInto('acceso_socio')
    .values({ id_mst_socios: id, todos, codigo })
    .onConflict((conflict) => conflict.column('id_mst_socios').doUpdateSet({ todos, codigo }))
    .execute()
  await tx.deleteFrom('acceso_socio_recurso').where('id_mst_socios', '=', id).execute()
  const courts = [...new Set(recursos)]
  if (courts.length > 0)
    await tx
      .insertInto('acceso_socio_recurso')
      .values(courts.map((id_mst_recurso) => ({ id_mst_socios: id, id_mst_recurso })))
      .execute()
  return settingsOf(tx, id)
})

export const log = handle(declared.memberAccessLog, async ({ tx, input, today, club }) => {
  await memberOf(tx, input.id)
  return tx
    .selectFrom('acceso as a')
    .innerJoin('terminal_acceso as t', 't.id_terminalacceso', 'a.id_terminalacceso')
    .select(['a.id_reg_reservaplc', 'a.fecha', 'a.desc_recurso', 'a.nombre_reserva', 'a.desc_abono', 'a.concepto'])
    .select(['a.denegado_por_deuda', 'a.permitido', 'a.medio', 't.desc_terminalacceso'])
    .where('a.id_mst_socios', '=', input.id)
    .where('a.fecha', '>=', wallInstant(input.start_date ?? addMonths(today, -12), 0, club.zone))
    .where('a.fecha', '<', wallInstant(addDays(input.end_date ?? today, 1), 0, club.zone))
    .orderBy('a.fecha', 'desc')
    .orderBy('a.id_reg_reservaplc', 'desc')
    .execute()
})

/** Escapes the wildcards of LIKE. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

export const byAccess = handle(declared.membersByAccess, async ({ tx, input }) => {
  const pattern = containing(input.filter)
  return tx
    .selectFrom('socio as s')
    .leftJoin('acceso_socio as a', 'a.id_mst_socios', 's.id_mst_socios')
    .select(['s.id_mst_socios', 's.codigo_tarjeta_acceso', 'a.codigo'])
    .select([fullName('s').as('nombre_completo'), sql<boolean>`coalesce(a.todos, false)`.as('todos')])
    .select((eb) =>
      eb
        .selectFrom('acceso_socio_recurso as o')
        .innerJoin('recurso as r', 'r.id_mst_recurso', 'o.id_mst_recurso')
        .select(sql<string[]>`coalesce(json_agg(r.desc_recurso order by r.desc_recurso), '[]')`.as('recursos'))
        .whereRef('o.id_mst_socios', '=', 's.id_mst_socios')
        .$asScalar()
        .$notNull()
        .as('recursos'),
    )
    .where('s.reservado', '=', false)
    .where((eb) =>
      eb.or([
        eb('s.codigo_tarjeta_acceso', 'ilike', pattern),
        eb('a.codigo', 'ilike', pattern),
        eb.exists(
          eb
            .selectFrom('acceso_socio_recurso as o')
            .innerJoin('recurso as r', 'r.id_mst_recurso', 'o.id_mst_recurso')
            .select('o.id_mst_recurso')
            .whereRef('o.id_mst_socios', '=', 's.id_mst_socios')
            .where('r.desc_recurso', 'ilike', pattern),
        ),
      ]),
    )
    .orderBy('s.apellidos')
    .orderBy('s.nombre')
    .orderBy('s.id_mst_socios')
    .limit(found)
    .execute()
})

/** A member's own code, before the card number: a terminal accepts either, and the code is easier to change. With its QR; null without one. */
export async function doorCodeOf(tx: Tx, id: number) {
  const row = await tx.selectFrom('socio').select(['reservado', 'codigo_tarjeta_acceso']).where('id_mst_socios', '=', id).executeTakeFirst()
  if (!row || row.reservado) return null
  const codigo = (await settingsOf(tx, id)).codigo ?? row.codigo_tarjeta_acceso
  return codigo === null ? null : { codigo, qr: await qrDrawing(codigo) }
}

export const qr = handle(declared.memberQr, async ({ tx, input: { id } }) => {
  await memberOf(tx, id)
  return doorCodeOf(tx, id)
})
