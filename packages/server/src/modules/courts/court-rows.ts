import { bookingMinutesOf, courtDocuments, courtPermissions, courtPrices, createBookingMinutes } from '@app/contract/courts/court-rows'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockCourt } from './locks.ts'

/** Member type by member type, from morning to night. */
export const prices = handle(courtPrices, ({ tx, input }) =>
  tx
    .selectFrom('recurso_tiposocio')
    .selectAll()
    .where('id_mst_recurso', '=', input.id)
    .orderBy('id_mst_tiposocio')
    .orderBy('hora_ini')
    .orderBy('id_reg_recurso_tiposocio')
    .execute(),
)

export const permissions = handle(courtPermissions, ({ tx, input }) =>
  tx
    .selectFrom('tipo_socio as t')
    .leftJoin('recurso_tiposocio_permiso as p', (join) =>
      join.onRef('p.id_mst_tiposocio', '=', 't.id_mst_tiposocio').on('p.id_mst_recurso', '=', input.id),
    )
    .select(['t.id_mst_tiposocio', 't.desc'])
    .select(sql<boolean>`coalesce(p.luz_manual, false)`.as('luz_manual'))
    .orderBy('t.desc')
    .orderBy('t.id_mst_tiposocio')
    .execute(),
)

export const documents = handle(courtDocuments, ({ tx, input }) =>
  tx.selectFrom('recurso_documentos').selectAll().where('id_mst_recurso', '=', input.id).orderBy('id_reg_recurso_documentos').execute(),
)

const minutesOf = (tx: Tx, court: number) =>
  tx.selectFrom('minutos_reserva').selectAll().where('id_mst_recurso', '=', court).orderBy('tipo_minutosreserva').execute()

export const minutes = handle(bookingMinutesOf, ({ tx, input }) => minutesOf(tx, input.id))

export const addMinutes = handle(createBookingMinutes, async ({ tx, input: { id, b } }) => {
  await lockCourt(tx, id, b)
  const known = new Set((await minutesOf(tx, id)).map((row) => row.tipo_minutosreserva))
  const missing = ([0, 1, 2] as const).filter((kind) => !known.has(kind))
  if (missing.length > 0)
    await tx
      .insertInto('minutos_reserva')
      .values(missing.map((tipo_minutosreserva) => ({ id_mst_recurso: id, tipo_minutosreserva })))
      .execute()
  return minutesOf(tx, id)
})
