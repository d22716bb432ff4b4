import { accounts } from '@app/contract/ledger/account'
import { sql } from 'kysely'
import type { Check } from '../../kit/verify.ts'

export const checks: Check[] = [
  {
    name: 'cash-machine: what came in by a charge at the machine is what it counted, and nothing before it has ended',
    offending: (tx) =>
      tx
        .selectFrom('libro_operacion as o')
        .leftJoin('libro_asiento as a', (join) =>
          join.onRef('a.id_reg_operacion', '=', 'o.id_reg_operacion').on('a.debe', '=', accounts.cashMachine).on('a.motivo', '=', 'cobro'),
        )
        .select(['o.id_reg_operacion', 'o.estado', 'o.movido', sql<number>`coalesce(sum(a.importe), 0)`.as('contado')])
        .where('o.clase', '=', 'maquina_cobro')
        .groupBy(['o.id_reg_operacion', 'o.estado', 'o.movido'])
        .having(sql<boolean>`coalesce(sum(a.importe), 0) <> case when o.estado = 'hecha' then coalesce(o.movido, -1) else 0 end`)
        .limit(100)
        .execute(),
  },
  {
    name: 'cash-machine: a line is held for exactly what is being charged at the machine',
    offending: (tx) =>
      tx
        .with('held', (q) =>
          q
            .selectFrom('libro_operacion_linea as l')
            .innerJoin('libro_operacion as o', 'o.id_reg_operacion', 'l.id_reg_operacion')
            .where('o.clase', '=', 'maquina_cobro')
            .where('o.estado', 'in', ['pendiente', 'dudosa'])
            .select('l.id_reg_factura')
            .select(sql<number>`sum(l.importe)`.as('importe'))
            .groupBy('l.id_reg_factura'),
        )
        .selectFrom('factura as f')
        .leftJoin('held as h', 'h.id_reg_factura', 'f.id_reg_factura')
        .select(['f.id_reg_factura', 'f.retenido', 'h.importe'])
        .where(sql<boolean>`f.retenido <> coalesce(h.importe, 0)`)
        .limit(100)
        .execute(),
  },
]
