import { confirmStates } from '@app/contract/bookings/booking'
import type { Day } from '@app/contract/values/day'
import { addDays } from '@app/contract/values/day'
import type { Tx } from '../../kit/database/database.ts'
import { param } from '../club/public.ts'

/** Holder of the code shown at a terminal. */
export interface CodeHolder {
  readonly codigo: 'conocido' | 'desconocido' | 'repetido' | 'ninguno'
  readonly id_mst_socios: number | null
  readonly medio: 'tarjeta' | 'codigo' | 'pin' | 'qr'
  /** Bookings with this pin; null for a member's own code. */
  readonly reservas: readonly number[] | null
}
const nobody = (codigo: CodeHolder['codigo'], medio: CodeHolder['medio'] = 'codigo'): CodeHolder => ({
  codigo,
  medio,
  id_mst_socios: null,
  reservas: null,
})

/** One of the holders of a code: the only one, or the only active one. */
function theOne(
  rows: readonly { readonly id_mst_socios: number; readonly activo: boolean }[],
  medio: CodeHolder['medio'],
): CodeHolder | null {
  const people = [...new Map(rows.map((row) => [row.id_mst_socios, row])).values()]
  const active = people.filter((row) => row.activo)
  const one = people.length === 1 ? people[0] : active.length === 1 ? active[0] : undefined
  if (people.length === 0) return null
  return one ? { codigo: 'conocido', medio, id_mst_socios: one.id_mst_socios, reservas: null } : nobody('repetido', medio)
}

/** The code as read, and without PREFIJO_CODIGO_ACCESO if it begins with it. */
async function spellings(tx: Tx, codigo: string) {
  const prefix = await param(tx, 'PREFIJO_CODIGO_ACCESO')
  return prefix !== '' && codigo.startsWith(prefix) && codigo.length > prefix.length ? [codigo, codigo.slice(prefix.length)] : [codigo]
}

/** The bookings of these days that have the code as their pin. */
const pinned = (tx: Tx, codes: readonly string[], day: Day) =>
  tx
    .selectFrom('reserva')
    .select(['id_reg_reserva', 'id_mst_socios'])
    .where('pin_reserva', 'in', codes)
    .where('fecha', 'in', [addDays(day, -1), day])
    .where('ocupado', '=', true)
    .where('pendiente_confirmar', 'in', [confirmStates.none, confirmStates.approved])
    .execute()

/**
 * Identifies the holder of a code: of a card, assigned in the access tab, of a pass, the pin of a booking of the day;
 * the first match (0107).
 */
export async function identifyByCode(tx: Tx, codigo: string, day: Day): Promise<CodeHolder> {
  const codes = await spellings(tx, codigo)
  const people = tx.selectFrom('socio as s').select(['s.id_mst_socios', 's.activo']).where('s.reservado', '=', false)
  const card = theOne(await people.where('s.codigo_tarjeta_acceso', 'in', codes).execute(), 'tarjeta')
  if (card) return card
  const given = people.innerJoin('acceso_socio as a', 'a.id_mst_socios', 's.id_mst_socios').where('a.codigo', 'in', codes)
  const own = theOne(await given.execute(), 'codigo')
  if (own) return own
  const passes = people.innerJoin('abono as b', 'b.id_mst_socios', 's.id_mst_socios').where('b.fecha_baja', 'is', null)
  const qr = theOne(await passes.where('b.cod_reg_abonos', 'in', codes).execute(), 'qr')
  if (qr) return qr
  const bookings = await pinned(tx, codes, day)
  if (bookings.length === 0) return nobody('desconocido')
  const owners = [...new Set(bookings.map((one) => one.id_mst_socios))]
  const reservas = bookings.map((one) => one.id_reg_reserva)
  return { codigo: 'conocido', medio: 'pin', id_mst_socios: owners.length === 1 ? owners[0]! : null, reservas }
}

/** True if a member has anything to show at a terminal on a day: a card, a code, the QR of a pass, the pin of a booking. */
export async function hasCode(tx: Tx, id: number, day: Day): Promise<boolean> {
  const found = await tx
    .selectFrom('socio as s')
    .select('s.id_mst_socios')
    .where('s.id_mst_socios', '=', id)
    .where((eb) =>
      eb.or([
        eb('s.codigo_tarjeta_acceso', 'is not', null),
        eb.exists(
          eb.selectFrom('acceso_socio as a').select('a.codigo').where('a.id_mst_socios', '=', id).where('a.codigo', 'is not', null),
        ),
        eb.exists(
          eb.selectFrom('abono as b').select('b.id_reg_abonos').where('b.id_mst_socios', '=', id).where('b.fecha_baja', 'is', null),
        ),
        eb.exists(
          eb
            .selectFrom('reserva as r')
            .innerJoin('reserva_socio as p', 'p.id_reg_reserva', 'r.id_reg_reserva')
            .select('r.id_reg_reserva')
            .where('p.id_mst_socios', '=', id)
            .where('r.fecha', 'in', [addDays(day, -1), day])
            .where('r.pin_reserva', 'is not', null),
        ),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}
