import { reservedMembers } from '@app/contract/members/member'
import { reportDays } from '@app/contract/reports/report'
import { addDays } from '@app/contract/values/day'
import { sql } from 'kysely'
import { wallInstant } from '../../kit/clock.ts'
import { fullName } from '../../kit/full-name.ts'
import { passesFrom, passRows } from '../passes/public.ts'
import { report, rowsOf } from './define.ts'

/** 2071: members joined and left. */
export const joinedAndLeft = report({
  id: 2071,
  rights: ['members'],
  group: 'socios',
  days: reportDays.range,
  isPaged: true,
  columns: {
    dia: 'day',
    mes: 'text',
    movimiento: 'text',
    numero: 'integer',
    socio: 'text',
    tipo_socio: 'text',
    poblacion: 'text',
    altas: 'integer',
    bajas: 'integer',
  },
  totals: { altas: 'sum', bajas: 'sum' },
  chart: { along: 'mes', of: ['altas', 'bajas'] },
  rows: async ({ tx, start, end, say }) => {
    const on = (name: 'fecha_alta' | 'fecha_baja') =>
      tx
        .selectFrom('socio')
        .select(['id_mst_socios', `${name} as dia`])
        .select(sql<boolean>`${sql.lit(name === 'fecha_alta')}`.as('alta'))
        .where(name, '>=', start)
        .where(name, '<=', end)
        .where('reservado', '=', false)
        .where('id_mst_socios', 'not in', reservedMembers)
    const rows = await rowsOf(
      tx
        .selectFrom(on('fecha_alta').unionAll(on('fecha_baja')).as('m'))
        .innerJoin('socio as s', 's.id_mst_socios', 'm.id_mst_socios')
        .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
        .select(['m.dia', 'm.alta', 's.numsocio as numero', fullName('s').as('socio'), 't.desc as tipo_socio', 's.poblacion'])
        .orderBy('m.dia')
        .orderBy('s.id_mst_socios'),
    )
    return rows.map(({ alta, ...row }) => ({
      ...row,
      mes: row.dia && row.dia.slice(0, 7),
      movimiento: say(alta ? 'informe.alta' : 'informe.baja'),
      altas: Number(alta),
      bajas: Number(!alta),
    }))
  },
})

/** 2072: number of plays of active members, and the day of the last one. */
export const memberActivity = report({
  id: 2072,
  rights: ['members'],
  group: 'socios',
  days: reportDays.range,
  isPaged: true,
  columns: {
    numero: 'integer',
    socio: 'text',
    tipo_socio: 'text',
    actividades: 'text',
    reservas: 'integer',
    horas: 'dec2',
    ultima: 'day',
    dias: 'integer',
  },
  totals: { reservas: 'sum', horas: 'sum' },
  chart: { along: 'tipo_socio', of: ['reservas'] },
  rows: ({ tx, start, end, today }) =>
    rowsOf(
      tx
        .selectFrom('socio as s')
        .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
        .leftJoin(
          (q) =>
            q
              .selectFrom('reserva as r')
              .innerJoin('reserva_socio as p', 'p.id_reg_reserva', 'r.id_reg_reserva')
              .select(['p.id_mst_socios', sql<number>`count(*)`.as('reservas'), sql<number>`sum(r.duracion)`.as('minutos')])
              .select(({ fn }) => fn.max('r.fecha').as('ultima'))
              .where('r.fecha', '>=', start)
              .where('r.fecha', '<=', end)
              .groupBy('p.id_mst_socios')
              .as('b'),
          (join) => join.onRef('b.id_mst_socios', '=', 's.id_mst_socios'),
        )
        .leftJoin(
          (q) =>
            q
              .selectFrom('socios_tipoactividad as l')
              .innerJoin('tipo_actividad as k', 'k.id_mst_tipoactividad', 'l.id_mst_tipoactividad')
              .select([
                'l.id_mst_socios',
                sql<string>`string_agg(k.desc_tipoactividad, ', ' order by k.desc_tipoactividad)`.as('actividades'),
              ])
              .groupBy('l.id_mst_socios')
              .as('a'),
          (join) => join.onRef('a.id_mst_socios', '=', 's.id_mst_socios'),
        )
        .select(['s.numsocio as numero', fullName('s').as('socio'), 't.desc as tipo_socio', 'a.actividades', 'b.ultima'])
        .select([
          sql<number>`coalesce(b.reservas, 0)`.as('reservas'),
          sql<number>`coalesce(round(b.minutos / 60.0, 2), 0)::float8`.as('horas'),
          sql<number | null>`case when b.ultima <= ${today} then ${today}::date - b.ultima end`.as('dias'),
        ])
        .where('s.activo', '=', true)
        .where('s.reservado', '=', false)
        .where('s.id_mst_socios', 'not in', reservedMembers)
        .orderBy('reservas', 'desc')
        .orderBy('s.apellidos')
        .orderBy('s.id_mst_socios'),
    ),
})

/** 629: entries, and refusals at doors. */
export const accesses = report({
  id: 629,
  rights: ['members'],
  group: 'socios',
  days: reportDays.range,
  isPaged: true,
  columns: {
    fecha: 'instant',
    socio: 'text',
    terminal: 'text',
    medio: 'text',
    pista: 'text',
    concepto: 'text',
    entradas: 'integer',
    denegadas: 'integer',
    por_deuda: 'integer',
  },
  totals: { entradas: 'sum', denegadas: 'sum', por_deuda: 'sum' },
  chart: { along: 'terminal', of: ['entradas', 'denegadas'] },
  rows: async ({ tx, start, end, club, say }) => {
    const rows = await rowsOf(
      tx
        .selectFrom('acceso as a')
        .innerJoin('terminal_acceso as k', 'k.id_terminalacceso', 'a.id_terminalacceso')
        .leftJoin('socio as s', 's.id_mst_socios', 'a.id_mst_socios')
        .select(['a.fecha', fullName<string | null>('s').as('socio'), 'k.desc_terminalacceso as terminal', 'a.medio'])
        .select(['a.desc_recurso as pista', 'a.concepto', 'a.permitido', 'a.denegado_por_deuda'])
        .where('a.fecha', '>=', wallInstant(start, 0, club.zone))
        .where('a.fecha', '<', wallInstant(addDays(end, 1), 0, club.zone))
        .orderBy('a.fecha', 'desc')
        .orderBy('a.id_reg_reservaplc', 'desc'),
    )
    return rows.map(({ permitido, denegado_por_deuda, medio, ...row }) => ({
      ...row,
      medio: say(`informe.medio.${medio}`),
      entradas: Number(permitido),
      denegadas: Number(!permitido),
      por_deuda: Number(denegado_por_deuda),
    }))
  },
  tone: ({ denegadas, por_deuda }) => (por_deuda ? 'warn' : denegadas ? 'late' : null),
})

/** Days before its end in which a pass counts as ending soon. */
const soon = 15

/** 9570: passes sold, with their balance; those that end soon are marked. */
export const soldPasses = report({
  id: 9570,
  rights: ['members', 'invoices'],
  group: 'socios',
  days: reportDays.range,
  first: 'year',
  columns: { dia: 'day', socio: 'text', bono: 'text', inicial: 'dec2', restante: 'dec2', caduca: 'day', estado: 'text' },
  totals: { inicial: 'sum', restante: 'sum' },
  groups: ['bono'],
  chart: { along: 'bono', of: ['inicial', 'restante'] },
  rows: async (query) => {
    const { start, end, today, say } = query
    const found = await rowsOf(passesFrom(query).where('a.fecha_compra', '>=', start).where('a.fecha_compra', '<=', end))
    const stateOf = ({ caducado, fecha_caducidad, saldo_restante }: Awaited<ReturnType<typeof passRows>>[number]) => {
      if (caducado) return 'caducado'
      if (saldo_restante === 0) return 'agotado'
      return fecha_caducidad !== null && fecha_caducidad <= addDays(today, soon) ? 'caduca_pronto' : 'vigente'
    }
    return (await passRows(query, found)).map((row) => ({
      dia: row.fecha_compra,
      socio: row.nombre_completo,
      bono: row.desc_tipoabonos,
      inicial: row.saldo_original,
      restante: row.saldo_restante,
      caduca: row.fecha_caducidad,
      estado: say(`informe.bono.${stateOf(row)}`),
    }))
  },
  tone: ({ estado }, { say }) => {
    if (estado === say('informe.bono.caduca_pronto')) return 'warn'
    return estado === say('informe.bono.vigente') ? null : 'muted'
  },
})
