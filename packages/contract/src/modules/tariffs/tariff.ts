import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Seasonal prices: 1 the whole year, 2 chosen yearly days, 3 between two days; for starts within the hours. */
export const tariff = resource('tariff', {
  table: 'tarifa',
  path: 'tarifa',
  label: 'desc_tarifa',
  permission: 'tariffs',
  only: ['dropdown'],
  shown: { text: 'menu.tariffs', route: '/tarifas/{id_mst_tarifas}/edit' },
  words: 'club',
  fields: {
    id_mst_tarifas: field.id(),
    desc_tarifa: field.text(120),
    tipo_tarifa: defaulted(field.choice(1, 2, 3), 1),
    fecha_ini: optional(field.day()),
    fecha_fin: optional(field.day()),
    hora_ini: defaulted(field.minute(), 0),
    hora_fin: defaulted(field.minute(), 1439),
    dias: defaulted(field.weekdays(), 127),
    activo: defaulted(field.flag(), true),
    id_mst_tipoingreso: optional(field.ref('tipo_ingreso')),
    duracion: defaulted(field.integer({ min: 0, max: 1440 }), 0),
  },
})

/** Yearly day on which a type 2 tariff is in force (dias_tarifa, A-16). */
export const tariffDay = resource('tariff-day', {
  table: 'tarifa_dia',
  path: 'tarifa_dia',
  label: 'mes',
  permission: 'tariffs',
  only: [],
  fields: {
    id_reg_tarifas_dias: field.id(),
    id_mst_tarifas: field.ref('tarifa'),
    mes: field.integer({ min: 1, max: 12 }),
    dia_mes: field.integer({ min: 1, max: 31 }),
  },
})

/** Price of a tariff for a member type, per player and hour unless the tariff has a length; once per type. */
export const tariffPrice = resource('tariff-price', {
  table: 'tarifa_precio',
  path: 'tarifa_precio',
  label: 'id_mst_tiposocio',
  permission: 'tariffs',
  only: [],
  fields: {
    id_mst_tarifas_precios: field.id(),
    id_mst_tarifas: field.ref('tarifa'),
    id_mst_tiposocio: field.ref('tipo_socio'),
    precio: defaulted(field.money({ min: 0 }), 0),
    precio_faltan_pocas_horas: optional(field.money({ min: 0 })),
  },
})

/** A price for bookings that last from `min_horas` to `max_horas` hours. */
export const priceBand = resource('price-band', {
  table: 'tarifa_precio_tramo',
  path: 'tarifa_precio_tramo',
  label: 'min_horas',
  permission: 'tariffs',
  only: [],
  fields: {
    id_mst_tarifas_precios_tramos: field.id(),
    id_mst_tarifas_precios: field.ref('tarifa_precio'),
    min_horas: field.number({ min: 0, max: 24 }),
    max_horas: field.number({ min: 0, max: 24 }),
    precio: field.money({ min: 0 }),
  },
})
