import { guestMember } from '@app/contract/members/member'
import { reportDays } from '@app/contract/reports/report'
import { sql } from 'kysely'
import { fullName } from '../../kit/full-name.ts'
import { param } from '../club/public.ts'
import { percent, type ReportQuery, report, rowsOf } from './define.ts'

/** A member's places with a line, once per booking: attended if any of the lines is marked so. Future bookings are excluded. */
const placesOf = ({ tx, start, end, today }: ReportQuery) =>
  tx
    .selectFrom('reserva as r')
    .innerJoin('factura as f', 'f.id_reg_reserva', 'r.id_reg_reserva')
    .select(['f.id_mst_socios', 'r.id_reg_reserva', sql<boolean>`r.id_mst_reservasfijas is not null`.as('fija')])
    .select(sql<boolean>`bool_or(f.asistencia)`.as('vino'))
    .where('r.fecha', '>=', start)
    .where('r.fecha', '<=', end < today ? end : today)
    .where('f.fecha_baja', 'is', null)
    // excludes lines without member too: null is not different from the guest
    .where('f.id_mst_socios', '<>', guestMember)
    .groupBy(['f.id_mst_socios', 'r.id_reg_reserva'])

/** 2073: of how many of their bookings members were present; under the minimum one fails. */
export const attendance = report({
  id: 2073,
  rights: ['bookings', 'members'],
  group: 'socios',
  days: reportDays.range,
  isPaged: true,
  columns: {
    socio: 'text',
    tipo_socio: 'text',
    reservas: 'integer',
    fijas: 'integer',
    asistencias: 'integer',
    asistencia: 'dec2',
    cumple: 'text',
  },
  totals: { reservas: 'sum', fijas: 'sum', asistencias: 'sum', asistencia: { share: ['asistencias', 'reservas'] } },
  chart: { along: 'tipo_socio', of: ['reservas', 'asistencias'] },
  rows: async (query) => {
    const { tx, say } = query
    const minimum = await param(tx, 'ASISTENCIA_MINIMA_2073')
    const rows = await rowsOf(
      tx
        .selectFrom(placesOf(query).as('p'))
        .innerJoin('socio as s', 's.id_mst_socios', 'p.id_mst_socios')
        .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
        .select([fullName('s').as('socio'), 't.desc as tipo_socio', sql<number>`count(*)`.as('reservas')])
        .select([sql<number>`count(*) filter (where p.fija)`.as('fijas'), sql<number>`count(*) filter (where p.vino)`.as('asistencias')])
        .groupBy(['s.id_mst_socios', 's.nombre', 's.apellidos', 't.desc'])
        .orderBy('s.apellidos')
        .orderBy('s.nombre')
        .orderBy('s.id_mst_socios'),
    )
    return rows.map((row) => {
      const asistencia = percent(row.asistencias, row.reservas)
      const isEnough = asistencia >= minimum
      return { ...row, asistencia, cumple: say(isEnough ? 'informe.cumple' : 'informe.no_cumple') }
    })
  },
  tone: ({ cumple }, { say }) => (cumple === say('informe.no_cumple') ? 'late' : null),
  top: async (_rows, { tx, say }) => `<p>${say('informe.minimo', { minimo: await param(tx, 'ASISTENCIA_MINIMA_2073') })}</p>`,
})
