import { proportions } from '@app/contract/fees/fee-terms'
import { addDays, addMonths, startOfMonth } from '@app/contract/values/day'
import { type DemoFill, put } from '../../kit/demo.ts'
import { randomFrom } from '../../kit/random.ts'
import { newHolding } from './new-holding.ts'
import { afterPause } from './reschedule.ts'
import { allFees } from './terms.ts'

/** Types of the demo club: that of a new fee, of the school, of families. */
const [plain, school, family] = [1, 2, 3]
/** Income type of fees in the demo club. */
const income = 9
const fees = [
  { id_mst_cuotas: 1, desc_cuota: 'Adulto', id_mst_tipocuotas: plain, precio: 4500, primera_mensualidad_proporcional: proportions.days },
  { id_mst_cuotas: 2, desc_cuota: 'Júnior', id_mst_tipocuotas: plain, precio: 2400 },
  { id_mst_cuotas: 3, desc_cuota: 'Familiar', id_mst_tipocuotas: family, precio: 6900 },
  {
    id_mst_cuotas: 4,
    desc_cuota: 'Escuela niños, 2 h',
    id_mst_tipocuotas: school,
    precio: 3600,
    primera_mensualidad_proporcional: proportions.days,
  },
  { id_mst_cuotas: 5, desc_cuota: 'Adulto, trimestral', id_mst_tipocuotas: plain, precio: 12_600, frecuencia_cuotas: 3 },
  { id_mst_cuotas: 6, desc_cuota: 'Taquilla, anual', id_mst_tipocuotas: plain, precio: 6000, frecuencia_cuotas: 12 },
  { id_mst_cuotas: 7, desc_cuota: 'Lista de espera', id_mst_tipocuotas: plain, precio: 0 },
] as const
/** Members with a fee. */
const most = 400
/** Rows of one insert. */
const piece = 100

/** Fees of the club, and one for every second member: what was due until today was charged before this program came. */
export const fill: DemoFill = ({ write, today }) =>
  write(async (tx) => {
    await put(
      tx,
      'cuotas',
      'id_mst_cuotas',
      fees.map((one) => ({ ...one, id_mst_tipoingreso: income })),
    )
    const members = await tx
      .selectFrom('socio')
      .select(['id_mst_socios', 'id_mst_socios_titular'])
      .where('reservado', '=', false)
      .where('activo', '=', true)
      .where('fecha_baja', 'is', null)
      .orderBy('id_mst_socios')
      .limit(most * 2)
      .execute()
    const random = randomFrom(31)
    const known = await allFees(tx)
    const month = startOfMonth(today)
    const rows = members
      .filter(() => random.chance(0.5))
      .map(({ id_mst_socios, id_mst_socios_titular }) => {
        const fee = known.get(id_mst_socios_titular === null ? random.pick([1, 1, 1, 2, 3, 5, 6]) : 4)!
        const isNew = random.chance(0.05)
        const fecha_inicio_cuota = isNew ? addDays(month, random.int(3, 20)) : addMonths(month, -random.int(1, 30))
        const given = { id_mst_socios, fecha_inicio_cuota, date_create: fecha_inicio_cuota, prc_descuento: random.chance(0.1) ? 1000 : 0 }
        const row = newHolding(fee, given, null)
        const { id_reg_socios_cuotas: _none, ...held } = isNew ? row : { ...row, ...afterPause(fee, row, fecha_inicio_cuota, today) }
        return held
      })
    for (let at = 0; at < rows.length; at += piece)
      await tx
        .insertInto('socios_cuotas')
        .values(rows.slice(at, at + piece))
        .execute()
  })
