import { addDays, type Day } from '@app/contract/values/day'
import type { DeskClient } from './desk-client.ts'
import { type Floor, medians, now, type Result, slownessOf, timed } from './measure.ts'
import { benchMonth } from './money.ts'

const memberColumns = `s.id_mst_socios, numsocio, nombre, apellidos, email, telefono, nif, poblacion, fecha_nac, s.id_mst_tiposocio, s.nivel, activo, fecha_alta, fecha_baja,
  codigo_tarjeta_acceso, aviso_admin, nombre || ' ' || apellidos as nombre_completo, t."desc" as desc_tiposocio`
const membersBy = 'club_demo.socio s join club_demo.tipo_socio t on t.id_mst_tiposocio = s.id_mst_tiposocio order by apellidos, nombre'
/** What the grid of all invoices shows of the month before that of a day. */
const incomeOf = (day: Day) => {
  const { from, to } = benchMonth(day)
  return `select id_reg_factura, f.id_mst_tipofactura, f.id_mst_socios, f.id_mst_proveedor, f.id_mst_tipoingreso, f.id_mst_tipopago, id_mst_producto,
      f.id_reg_reserva, id_reg_facturaoficial, id_reg_factura_anulacion, concepto, precio, cantidad, pagado, prc_iva, f.observaciones,
      f.fecha_creacion::text, f.fecha_pago::text, precio * cantidad as total, s.apellidos || ', ' || s.nombre as desc_socio,
      r.duracion, r.fecha::text, c.desc_recurso, c.id_mst_tiporecurso
    from club_demo.factura f left join club_demo.socio s using (id_mst_socios) left join club_demo.reserva r using (id_reg_reserva)
      left join club_demo.recurso c using (id_mst_recurso)
    where f.fecha_baja is null and not f.borrador and f.id_mst_tipofactura = 2 and f.fecha_creacion between '${from}' and '${to}'
    order by f.fecha_creacion desc, id_reg_factura desc`
}
/** The day whose planner is asked for, by the product and by the floor. */
const busyDay = (today: Day) => addDays(today, -3)
const ofBusyDay = (today: Day) =>
  `club_demo.reserva r join club_demo.tipo_reserva t using (id_mst_tiporeserva)
   where r.id_mst_recurso in (select id_mst_recurso from club_demo.recurso where id_mst_tiporecurso = 1) and r.fecha = '${busyDay(today)}'`

/**
 * What the floor answers: the same rows as the product's calls, by bare SQL; $1 is the ids of the first statement's bookings. Of several
 * ways the fastest is the floor: rows made into JSON by Node, or JSON made by PostgreSQL.
 */
export const floorQueries = (today: Day): Record<string, readonly string[]> => ({
  last: ['select max(fecha) as last from club_demo.reserva'],
  planner: [
    `select r.*, t.desc_tiporeserva, t.color from ${ofBusyDay(today)} order by r.hora_ini`,
    `select rs.id_reg_reserva, id_mst_socios, nombre || ' ' || apellidos as nombre
     from club_demo.reserva_socio rs join club_demo.socio using (id_mst_socios) where rs.id_reg_reserva = any($1::bigint[]) order by rs.orden`,
    `select id_reg_reserva, sum(precio * cantidad)::bigint as total, sum(pagado)::bigint as pagado
     from club_demo.factura where id_reg_reserva = any($1::bigint[]) group by id_reg_reserva`,
  ],
  plannerInSql: [
    `select json_agg(row_to_json(x))::text as json from (select r.*, t.desc_tiporeserva, t.color, p.socios, m.total, m.pagado from ${ofBusyDay(
      today,
    ).replace(
      'where',
      `cross join lateral (select json_agg(json_build_object('id', s.id_mst_socios, 'nombre', s.nombre || ' ' || s.apellidos) order by rs.orden) as socios
         from club_demo.reserva_socio rs join club_demo.socio s using (id_mst_socios) where rs.id_reg_reserva = r.id_reg_reserva) p
       cross join lateral (select sum(precio * cantidad) as total, sum(pagado) as pagado from club_demo.factura f where f.id_reg_reserva = r.id_reg_reserva) m where`,
    )} order by r.hora_ini) x`,
  ],
  members: [`select ${memberColumns} from ${membersBy}`],
  membersInSql: [`select json_agg(row_to_json(x))::text as json from (select ${memberColumns} from ${membersBy}) x`],
  income: [incomeOf(today)],
  incomeInSql: [`select json_agg(row_to_json(x))::text as json from (${incomeOf(today)}) x`],
})

interface Booked {
  readonly court: number
  readonly day: Day
  readonly from: number
}

const body = ({ court, day, from }: Booked, owner: number) => ({
  fecha_ini: day,
  hora_ini: from,
  duracion: 60,
  id_mst_recurso: court,
  id_mst_socios: owner,
  socios: [owner, owner + 1],
})
const add = (product: DeskClient, booked: Booked, owner: number) => product.post('/api/reserves/add_reservation', body(booked, owner))

/** Free hours, one after the other: no two are the same place, none on a holiday. */
function* freeHours(from: Day, holidays: ReadonlySet<Day>): Generator<Booked> {
  for (let day = from; ; day = addDays(day, 1)) {
    if (holidays.has(day) || holidays.has(`0004${day.slice(4)}`)) continue
    for (let hour = 480; hour <= 1260; hour += 60) for (let court = 1; court <= 30; court += 1) yield { court, day, from: hour }
  }
}

async function holidaysOf(product: DeskClient): Promise<ReadonlySet<Day>> {
  const rows = JSON.parse((await product.get('/api/calendario/festivos')).text) as { day: Day }[]
  return new Set(rows.map(({ day }) => day))
}

/** A call of the product against the fastest way to its answer. */
async function againstFloor(product: () => Promise<unknown>, floor: Floor, ways: readonly string[], rounds: number) {
  const [value = 0, ...floors] = await medians([product, ...ways.map((way) => () => floor(way))], rounds)
  return { value, floor: Math.min(...floors) }
}

export async function benchPlanner(product: DeskClient, floor: Floor, today: Day): Promise<Result[]> {
  const ask = () => product.get(`/api/tipo_recurso/1/reservas?day=${busyDay(today)}`)
  const single = await againstFloor(ask, floor, ['planner', 'plannerInSql'], 60)
  const [week = 0, month = 0] = await medians(
    [
      () => product.get(`/api/recurso/1/semana?day=${busyDay(today)}`),
      () => product.get(`/api/tipo_recurso/1/ocupacion?day=${busyDay(today)}`),
    ],
    40,
  )
  const desks = () =>
    Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let n = 0; n < 20; n += 1) await ask()
      }),
    )
  const [took = 0] = await medians([desks], 5)
  return [
    { what: 'planner day of 40 courts', ...single, unit: 'ms', budget: 2, sense: 'most' },
    { what: 'week of a court', value: week, unit: 'ms', budget: 15, sense: 'most' },
    { what: 'month of 40 courts', value: month, unit: 'ms', budget: 60, sense: 'most' },
    { what: 'planner days, 8 clients', value: 160 / (took / 1000), unit: '/s', budget: 120, sense: 'least' },
  ]
}

interface List {
  readonly product: DeskClient
  readonly floor: Floor
}
export async function benchList(large: List, small: List): Promise<Result[]> {
  const list = ({ product, floor }: List, rounds: number) =>
    againstFloor(() => product.get('/api/socio'), floor, ['members', 'membersInSql'], rounds)
  const [few, many] = [await list(small, 40), await list(large, 12)]
  const page = (asked: object) => () => large.product.post('/api/socio/pagina', asked)
  const [first = 0, found = 0] = await medians([page({}), page({ buscar: 'garc' })], 40)
  return [
    { what: 'page of 30,000 members', value: first, unit: 'ms', budget: 60, sense: 'most' },
    { what: 'search in the list of 30,000 members', value: found, unit: 'ms', budget: 30, sense: 'most' },
    { what: 'list of 5,000 members', ...few, unit: 'ms', budget: 1.5, sense: 'most' },
    { what: 'list of 30,000 members', ...many, unit: 'ms', budget: 1.5, sense: 'most' },
  ]
}

export async function benchWrites(product: DeskClient, floor: Floor, free: Day): Promise<Result[]> {
  const hours = freeHours(free, await holidaysOf(product))
  const next = () => hours.next().value as Booked
  const desk = async (first: number, bookings: number) => {
    for (let n = 0; n < bookings; n += 1) await add(product, next(), first + 2 * n)
  }
  const desks = (bookings: number) => Promise.all(Array.from({ length: 8 }, (_, index) => desk(1000 + 500 * index, bookings)))
  // a server in use: every connection knows its statements
  await desks(20)
  let owner = 200
  // in turn with what tells the speed of the machine: it changes within seconds
  const [single = 0, bare = 0] = await medians([() => add(product, next(), (owner += 2)), () => floor('planner')], 120)
  const began = now()
  await desks(60)
  const perSecond = 480 / ((now() - began) / 1000)
  const slot = next()
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const start = now()
      const { status } = await product.post('/api/reserves/add_reservation', body(slot, 6000 + 2 * index), { anyStatus: true })
      return { status, time: now() - start }
    }),
  )
  return [
    { what: 'add a booking, 1 client, p50', value: single, unit: 'ms', budget: 9, slowness: slownessOf(bare), sense: 'most' },
    { what: 'add bookings, 8 clients', value: perSecond, unit: '/s', budget: 220, sense: 'least' },
    {
      what: '50 clients on one slot: winners',
      value: answers.filter(({ status }) => status === 200).length,
      unit: '',
      budget: 1,
      sense: 'most',
    },
    {
      what: '50 clients on one slot: slowest answer',
      value: Math.max(...answers.map(({ time }) => time)),
      unit: 'ms',
      budget: 1000,
      sense: 'most',
    },
  ]
}

const ownSeries = 'Escuela'
/** Takes the bench's own series away: that of an earlier run would be in the way. */
async function removeSeries(product: DeskClient) {
  const all = JSON.parse((await product.get('/api/permanentReservations')).text) as { id_mst_reservasfijas: number; nombre: string }[]
  for (const { id_mst_reservasfijas: id } of all.filter(({ nombre }) => nombre === ownSeries))
    await product.remove(`/api/permanentReservations/${id}`)
}

/** A permanent booking for ever on four courts and three weekdays, about 690 bookings: what it would do, and doing it. */
export async function benchSeries(product: DeskClient, today: Day): Promise<Result[]> {
  const when = { dias: 21, hora_ini: 480, hora_fin: 540, tipo_horario: 1, fecha_ini: addDays(today, 1) }
  const socios = [200, 201, 202].map((id_mst_socios) => ({ id_mst_socios, cantidad: 1 }))
  const series = { nombre: ownSeries, recursos: [1, 2, 3, 4], ...when, socios }
  await removeSeries(product)
  const preview = await medians([() => product.post('/api/permanentReservations/preview', series)], 10)
  const save = await timed(() => product.post('/api/tipo_recurso/0/reservasFijas', { ...series, resolver: 'skip' }))
  await removeSeries(product)
  return [
    { what: 'preview of a permanent booking', value: preview[0] ?? 0, unit: 'ms', budget: 300, sense: 'most' },
    { what: 'saving a permanent booking', value: save, unit: 'ms', budget: 1000, sense: 'most' },
  ]
}

/** The same day, booking and search on ten times the history: the time may grow by three tenths. */
interface Days {
  readonly today: Day
  readonly free: Day
  readonly otherFree: Day
}

export async function benchGrowth(large: DeskClient, small: DeskClient, { today, free, otherFree }: Days): Promise<Result[]> {
  const day = busyDay(today)
  const hours = [freeHours(free, await holidaysOf(large)), freeHours(otherFree, await holidaysOf(small))] as const
  let owner = 200
  const planner = (product: DeskClient) => () => product.get(`/api/tipo_recurso/1/reservas?day=${day}`)
  const search = (product: DeskClient) => () => product.get('/api/socio/buscar/garc')
  const adding = (product: DeskClient, index: 0 | 1) => () => add(product, hours[index].next().value as Booked, (owner += 2))
  const rows: Result[] = []
  for (const [what, works] of [
    ['planner day', [planner(large), planner(small)]],
    ['member search', [search(large), search(small)]],
    ['add a booking', [adding(large, 0), adding(small, 1)]],
  ] as const) {
    const [value = 0, floor = 0] = await medians(works, 60)
    rows.push({ what: `${what}, 10 × the history`, value, unit: 'ms', floor, budget: 1.3, sense: 'most' })
  }
  return rows
}
