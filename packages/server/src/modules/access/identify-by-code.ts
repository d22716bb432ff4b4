import { confirmStates } from '@app/contract/bookings/booking'
import type { Day } from '@app/contract/values/day'
import { addDays } from '@app/contract/values/day'
import type { Tx } from '../../kit/database/database.ts'
import { spellingsOf } from '../members/public.ts'

/** Holder of the code shown at a terminal. */
export interface CodeHolder {
  readonly codigo: 'conocido' | 'desconocido' | 'repetido' | 'ninguno'
  readonly id_mst_socios: number | null
  readonly medio: 'tarjeta' | 'codigo' | 'pin' | 'qr' | 'emergencia'
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

/** Bookings of the day and of those beside it, which a window may reach, that have the code as their pin. */
const pinned = (tx: Tx, codes: readonly string[], day: Day) =>
  tx
    .selectFrom('reserva')
    .select(['id_reg_reserva', 'id_mst_socios'])
    .where('pin_reserva', 'in', codes)
    .where('fecha', 'in', [addDays(day, -1), day, addDays(day, 1)])
    .where('ocupado', '=', true)
    .where('pendiente_confirmar', 'in', [confirmStates.none, confirmStates.approved])
    .execute()

/**
 * Identifies the holder of a code: of a card or assigned in the access tab, of a pass, the pin of a booking; the first match (0107).
 * A card of one member that is the code of another is nobody's.
 */
export async function identifyByCode(tx: Tx, codigo: string, day: Day): Promise<CodeHolder> {
  const codes = await spellingsOf(tx, codigo)
  const people = tx.selectFrom('socio as s').select(['s.id_mst_socios', 's.activo']).where('s.reservado', '=', false)
  const cards = await people.where('s.codigo_tarjeta_acceso', 'in', codes).execute()
  const given = await people.innerJoin('acceso_socio as a', 'a.id_mst_socios', 's.id_mst_socios').where('a.codigo', 'in', codes).execute()
  const own = theOne([...cards, ...given], cards.some(({ activo }) => activo) || given.length === 0 ? 'tarjeta' : 'codigo')
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

/**
 * A member as a terminal identifies the own card or code; of a member with neither, the QR of a pass or the pin of a booking is taken as
 * known, and without any of them `codigo` is 'ninguno'.
 */
export async function holderOf(tx: Tx, id: number, day: Day): Promise<CodeHolder> {
  const own = await tx
    .selectFrom('socio as s')
    .leftJoin('acceso_socio as a', 'a.id_mst_socios', 's.id_mst_socios')
    .select(['s.codigo_tarjeta_acceso', 'a.codigo'])
    .where('s.id_mst_socios', '=', id)
    .executeTakeFirstOrThrow()
  const holder = { codigo: 'conocido', id_mst_socios: id, medio: 'codigo', reservas: null } as const
  let seen: CodeHolder | null = null
  for (const codigo of [own.codigo, own.codigo_tarjeta_acceso]) {
    if (codigo === null) continue
    const found = await identifyByCode(tx, codigo, day)
    if (found.id_mst_socios === id) return holder
    seen ??= { ...found, codigo: found.codigo === 'conocido' ? 'repetido' : found.codigo, id_mst_socios: id }
  }
  return seen ?? { ...holder, codigo: (await hasOtherCode(tx, id, day)) ? 'conocido' : 'ninguno' }
}

/** True if a member without card and code has the QR of a pass or the pin of a booking to show at a terminal on a day. */
async function hasOtherCode(tx: Tx, id: number, day: Day): Promise<boolean> {
  const found = await tx
    .selectFrom('socio as s')
    .select('s.id_mst_socios')
    .where('s.id_mst_socios', '=', id)
    .where((eb) =>
      eb.or([
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
