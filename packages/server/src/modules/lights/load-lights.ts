import type { LightHours } from '@app/contract/lights/light-rules'
import { yearMoment } from '@app/contract/lights/slot-moments'
import { dayOfMonth, monthOf } from '@app/contract/values/month-day'
import type { Tx } from '../../kit/database/database.ts'

export interface LoadedSlot extends LightHours {
  readonly id_reg_luz_tramo: number
  readonly id_mst_luz_calendario: number
  readonly desc_luz_calendario: string
}

/** The slots, of one light calendar if given, in the order of calendars and then of the year. */
export const lightSlots = (tx: Tx, calendar?: number): Promise<LoadedSlot[]> =>
  tx
    .selectFrom('luz_tramo as t')
    .innerJoin('luz_calendario as c', 'c.id_mst_luz_calendario', 't.id_mst_luz_calendario')
    .selectAll('t')
    .select('c.desc_luz_calendario')
    .$if(calendar !== undefined, (query) => query.where('t.id_mst_luz_calendario', '=', calendar!))
    .orderBy('c.desc_luz_calendario')
    .orderBy('t.id_mst_luz_calendario')
    .orderBy('t.diames_ini')
    .orderBy('t.hora_ini')
    .orderBy('t.id_reg_luz_tramo')
    .execute()

/** A slot in wire form: its days also with year 0004, and apart. */
export const wireSlot = (slot: LoadedSlot) => ({
  ...slot,
  id: slot.id_reg_luz_tramo,
  fecha_ini: yearMoment(slot.diames_ini, slot.hora_ini),
  fecha_fin: yearMoment(slot.diames_fin, slot.hora_fin),
  diaInicio: dayOfMonth(slot.diames_ini),
  mesInicio: monthOf(slot.diames_ini),
  diaFin: dayOfMonth(slot.diames_fin),
  mesFin: monthOf(slot.diames_fin),
})

/** The light calendars with their slots and courts: all, or the one that is named. */
export async function lightCalendars(tx: Tx, calendar?: number) {
  const rows = await tx
    .selectFrom('luz_calendario')
    .selectAll()
    .$if(calendar !== undefined, (query) => query.where('id_mst_luz_calendario', '=', calendar!))
    .orderBy('desc_luz_calendario')
    .orderBy('id_mst_luz_calendario')
    .execute()
  const slots = Map.groupBy(await lightSlots(tx, calendar), (slot) => slot.id_mst_luz_calendario)
  const links = await tx
    .selectFrom('luz_calendario_recurso')
    .select(['id_mst_luz_calendario', 'id_mst_recurso'])
    .$if(calendar !== undefined, (query) => query.where('id_mst_luz_calendario', '=', calendar!))
    .orderBy('id_mst_recurso')
    .execute()
  const courts = Map.groupBy(links, (link) => link.id_mst_luz_calendario)
  return rows.map((row) => ({
    id: row.id_mst_luz_calendario,
    ...row,
    luztramos_luzcalendario: (slots.get(row.id_mst_luz_calendario) ?? []).map(wireSlot),
    recursos_luzcalendario: (courts.get(row.id_mst_luz_calendario) ?? []).map((link) => link.id_mst_recurso),
  }))
}
