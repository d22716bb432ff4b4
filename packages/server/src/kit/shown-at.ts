import type { TextKey } from '@app/contract'

/** Where rows of a table are seen: the word for them, the screen of one, and what names one beyond the label of its resource. */
export interface Shown {
  /** Text key of the rows, in the plural. */
  readonly text: TextKey
  /** Names of columns in it are filled from the row, `{ref.column}` from the row behind a reference. */
  readonly route?: string
  readonly name?: readonly string[]
}

/** Table → where its rows are seen. A table that is not here is part of what its first reference names: a price row of its court. */
export const shownAt: Readonly<Record<string, Shown>> = {
  caja: { text: 'menu.cash-register', route: '/caja/{id_mst_caja}' },
  caja_movimiento: { text: 'core.used.movements', route: '/caja/{id_mst_caja}', name: ['fecha', 'desc_caja'] },
  calendario: { text: 'menu.calendars', route: '/calendarios/{id_mst_calendario}/detail' },
  cobro: { text: 'core.used.payments', route: '/socios/{id_reg_factura.id_mst_socios}/edit?tabActivated=tabFacturas', name: ['fecha'] },
  empresa: { text: 'menu.company', route: '/empresas/{id_mst_empresas}/edit' },
  factura: { text: 'core.used.invoices', route: '/socios/{id_mst_socios}/edit?tabActivated=tabFacturas' },
  luz_calendario: { text: 'menu.light-calendars', route: '/luzcalendarios/{id_mst_luz_calendario}/edit' },
  proveedor: { text: 'menu.suppliers', route: '/proveedor/{id_mst_proveedor}/edit' },
  ranking: { text: 'menu.rankings', route: '/campeonatoRanking' },
  recurso: { text: 'menu.court-type-detail', route: '/tipo_recursos/{id_mst_tiporecurso}/detail/{id_mst_recurso}/edit' },
  reserva: {
    text: 'menu.planner',
    route: '/reservas/{id_mst_recurso.id_mst_tiporecurso}/{id_reg_reserva}',
    name: ['fecha', 'hora_ini', 'nombre'],
  },
  reserva_hist: { text: 'core.used.archived_bookings', name: ['fecha', 'hora_ini'] },
  reserva_configuracion: { text: 'menu.booking-configurations', route: '/reservas/config/edit/{id_mst_reserva_configuracion}' },
  socio: { text: 'menu.members', route: '/socios/{id_mst_socios}/edit', name: ['nombre', 'apellidos'] },
  tarifa: { text: 'menu.tariffs', route: '/tarifas/{id_mst_tarifas}/edit' },
  tipo_abono: { text: 'menu.pass-types', route: '/tipoabono/edit/{id_mst_tipoabonos}' },
  tipo_ingreso: { text: 'menu.income-types', route: '/tipo_ingresos' },
  tipo_recurso: { text: 'menu.court-types', route: '/tipo_recursos/{id_mst_tiporecurso}/edit' },
  tipo_reserva: { text: 'menu.booking-types', route: '/tipo_reservas' },
  tipo_socio: { text: 'menu.member-types', route: '/socios/type' },
}
