import { allowAddress, memberStops, stoppedAddresses } from '@app/contract/mail/stopped-addresses'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'

/** Addresses that receive no more, by cause, each with the members who have it. */
const stops = (tx: Tx) =>
  tx
    .selectFrom('direccion_parada as d')
    .select(['d.id_reg_direccion_parada', 'd.email', 'd.motivo', 'd.detalle', 'd.fecha'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('socio as s')
          .select(['s.id_mst_socios', fullName('s').as('nombre_completo')])
          .where(sql<boolean>`lower(s.email) = d.email`)
          .where('s.reservado', '=', false)
          .orderBy('s.id_mst_socios'),
      ).as('socios'),
    )
    .where('d.activa', '=', true)
    .orderBy('d.motivo')
    .orderBy('d.fecha', 'desc')
    .orderBy('d.id_reg_direccion_parada', 'desc')

export const list = handle(stoppedAddresses, ({ tx }) => stops(tx).execute())

export const ofMember = handle(memberStops, async ({ tx, input: { id } }) => {
  const row = await tx
    .selectFrom('socio as s')
    .leftJoin('socio as tutor', 'tutor.id_mst_socios', 's.id_mst_socios_tutor')
    .select([sql<string | null>`lower(s.email)`.as('own'), sql<string | null>`lower(tutor.email)`.as('guardian')])
    .where('s.id_mst_socios', '=', id)
    .executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  const addresses = [row.own, row.guardian].filter((one) => one !== null)
  if (addresses.length === 0) return []
  return stops(tx).where('d.email', 'in', addresses).execute()
})

export const allow = handle(allowAddress, async ({ tx, input: { id } }) => {
  const row = await tx.selectFrom('direccion_parada').selectAll().where('id_reg_direccion_parada', '=', id).forUpdate().executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  const rest = row.dada_de_baja ? { motivo: 'baja' as const, detalle: null, dada_de_baja: false } : { activa: false }
  await tx
    .updateTable('direccion_parada')
    .set({ ...rest, rebotes: 0 })
    .where('id_reg_direccion_parada', '=', id)
    .execute()
  return {}
})
