import { accounts, consumedAccounts, issuedAccounts, units } from '@app/contract/ledger/account'
import { passMode, passModes } from '@app/contract/pass-types/pass-rules'
import { amountOfUse, fromLedger, periodOf, toLedger, unitOfPass } from '@app/contract/passes/pass-terms'
import { addDays, type Day } from '@app/contract/values/day'
import { wallInstant } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Demo, DemoFill } from '../../kit/demo.ts'
import { randomFrom } from '../../kit/random.ts'
import { demoPaidLine } from '../invoices/public.ts'
import { demoAccount, demoEntries } from '../ledger/public.ts'
import { endOfAccount, endOfTerm } from './pass-accounts.ts'

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The pass types with their prices for the first members, one sale each. */
const sales = (tx: Tx) =>
  tx
    .selectFrom('socio as s')
    .innerJoin('tipoabono_tiposocio_precio as p', 'p.id_mst_tiposocio', 's.id_mst_tiposocio')
    .innerJoin('tipo_abono as t', 't.id_mst_tipoabonos', 'p.id_mst_tipoabonos')
    .selectAll('t')
    .select(['s.id_mst_socios', 'p.precio'])
    .where('s.reservado', '=', false)
    .where('s.activo', '=', true)
    .orderBy('s.id_mst_socios')
    .orderBy('t.id_mst_tipoabonos')
    .limit(200)
    .execute()

/** Transfers of the demo club are inserted as rows: there is no concurrency to lock against. */
const entryOf = (demo: Demo, dia: Day) => ({
  dia,
  fecha: wallInstant(dia, 600, demo.zone),
  id_mst_socios_creacion: demo.login.id_mst_socios,
})

/** Some of the first members have a pass, paid by card, and have used it on some days. */
export const fill: DemoFill = (demo) =>
  demo.write(async (tx) => {
    const random = randomFrom(97)
    const clerk = demo.login.id_mst_socios
    for (const offer of (await sales(tx)).filter(() => random.chance(0.3))) {
      const { id_mst_tipoabonos, id_mst_socios, desc_tipoabonos, precio, num_reservas, frec_dias, saldo_original } = offer
      const { unidad, tipo_caducidad, unidades_caducidad, unidad_caducidad } = offer
      const terms = { unidad, num_reservas, frec_dias, tipo_caducidad, unidades_caducidad, unidad_caducidad }
      const day = addDays(demo.today, -random.int(10, 120))
      const sold = { id_mst_socios, id_mst_tipoabonos, precio, concepto: desc_tipoabonos, day }
      const id_reg_factura = await demoPaidLine(tx, sold, clerk)
      const mode = passMode(offer)
      const term = { day, at: wallInstant(day, 600, demo.zone) }
      const pass = await tx
        .insertInto('abono')
        .values({
          ...terms,
          ...{ id_mst_socios, id_mst_tipoabonos, id_reg_factura, fecha_compra: day, fecha_inicio: day },
          cod_reg_abonos: Array.from({ length: 12 }, () => signs[random.int(0, signs.length - 1)]).join(''),
          saldo_original: mode === passModes.standard ? fromLedger(offer, toLedger(offer, saldo_original)) : Math.max(0, num_reservas),
          vence: tipo_caducidad === 0 ? null : endOfTerm(offer, term, demo.zone),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      const unit = unitOfPass(pass)
      const use = amountOfUse(pass, 60)
      const days = Array.from({ length: random.int(0, 4) }, () => addDays(demo.today, -random.int(1, 9))).filter((one) => one >= day)
      const stretches = mode === passModes.weekly ? [...new Set(days.map((one) => periodOf(pass, one).desde))] : [null]
      const rows = []
      for (const desde of stretches) {
        const own = days.filter((one) => desde === null || periodOf(pass, one).desde === desde)
        const whole = mode === passModes.weekly ? num_reservas : toLedger(pass, pass.saldo_original)
        const uses = mode === passModes.unlimited ? own : own.slice(0, Math.floor(whole / use))
        const id_reg_cuenta = await demoAccount(tx, {
          clase: mode === passModes.unlimited ? 'libre' : 'abono',
          saldo: mode === passModes.unlimited ? null : whole - uses.length * use,
          ...{ unidad: unit, signo: -1, id_mst_socios, id_reg_abonos: pass.id_reg_abonos, desde },
          vence: endOfAccount(pass, desde, demo.zone),
        })
        const filled = { debe: issuedAccounts[unit], haber: id_reg_cuenta, importe: whole, unidad: unit, motivo: 'bono' as const }
        if (whole > 0) rows.push({ ...filled, ...entryOf(demo, desde ?? day) })
        for (const one of uses)
          rows.push({
            debe: id_reg_cuenta,
            haber: consumedAccounts[unit],
            importe: use,
            unidad: unit,
            motivo: 'uso' as const,
            ...entryOf(demo, one),
          })
      }
      const paid = { debe: accounts.cardTerminal, haber: accounts.sales, importe: precio, id_reg_factura, unidad: units.cents }
      if (precio > 0) await demoEntries(tx, [{ ...paid, motivo: 'cobro', ...entryOf(demo, day) }])
      await demoEntries(tx, rows)
    }
  })
