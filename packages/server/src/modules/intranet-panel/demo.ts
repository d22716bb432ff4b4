import { addDays, type Day } from '@app/contract/values/day'
import { type DemoFill, put } from '../../kit/demo.ts'
import { saveSetting } from '../club/public.ts'

const customers = [
  'Vallformosa Instal·lacions, SL',
  'Gespa i Xarxes, SCP',
  'Òptica del Centre, SL',
  'Bar Les Pistes, SL',
  'Escola Garbí',
] as const
const yearly = ['Mantenimiento de la web', 'Dominio y correo', 'Licencia de control de accesos'] as const

const invoiceAt = (at: number, today: Day) => {
  const fecha = addDays(today, -42 + at * 4)
  return {
    ...{ id_reg_contabilidad_factura: at + 1, usuario_web: 'club', tipo: 'factura', cod: `FV-${1184 + at * 6}` },
    ...{ ejercicio: Number(fecha.slice(0, 4)), fecha, vencimiento: addDays(fecha, 30) },
    ...{ cliente: customers[at % customers.length]!, email: at % 5 === 4 ? null : `cliente${at}@example.org` },
    ...{
      concepto: 'Publicidad en las pistas',
      importe: 12_000 + at * 7300,
      fecha_pago: at % 4 === 0 ? addDays(fecha, 10) : null,
      numavisos: 0,
    },
  }
}
const yearlyAt = (concepto: string, at: number, today: Day) => ({
  ...{
    id_reg_contabilidad_factura: 100 + at,
    usuario_web: 'club',
    tipo: 'anual',
    cod: `AN-${at + 1}`,
    ejercicio: Number(today.slice(0, 4)),
  },
  ...{ fecha: today, vencimiento: addDays(today, 40 + at * 20), cliente: 'Tribuna Software, SL', email: 'facturas@example.org' },
  ...{ concepto, importe: 6050 + at * 12_100, fecha_pago: null, numavisos: at % 2 },
})

/** Invoices of the local sample of an accounting system, some overdue, and three yearly ones. */
export const fill: DemoFill = ({ write, today }) =>
  write(async (tx) => {
    await saveSetting(tx, 'USUARIO_WEB_INTRANET', { valor: 'club' })
    await put(tx, 'contabilidad_factura', 'id_reg_contabilidad_factura', [
      ...Array.from({ length: 12 }, (_, at) => invoiceAt(at, today)),
      ...yearly.map((concepto, at) => yearlyAt(concepto, at, today)),
    ])
  })
