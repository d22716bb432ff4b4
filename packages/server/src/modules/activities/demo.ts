import type { ExtraColumn } from '@app/contract/activities/extra-columns'
import { addDays, type Day } from '@app/contract/values/day'
import { json, type Tx } from '../../kit/database/database.ts'
import { type DemoFill, put } from '../../kit/demo.ts'
import { demoMembers } from '../members/public.ts'

const camp: ExtraColumn[] = [
  { nombre: 'Talla', tipo: 'text' },
  { nombre: 'Edad', tipo: 'number' },
  { nombre: 'Comedor', tipo: 'yesno' },
]
const outing: ExtraColumn[] = [
  { nombre: 'Autobús', tipo: 'yesno' },
  { nombre: 'Caducidad del DNI', tipo: 'date' },
]
const sizes = ['8', '10', '12', 'S'] as const
const outside = ['Aina Ferrer', 'Bruno Costa', 'Clàudia Mas', 'Dídac Oliver', 'Elna Rius', 'Ferran Boix', 'Gala Prim', 'Hug Serra'] as const

interface Place {
  readonly group: number
  readonly people: number
  readonly price: number
  readonly values: (at: number) => Record<string, string | number> | null
}

/** Somebody enrolled: three members, then somebody else by name. */
function personAt(at: number, members: number[]) {
  const member = at % 4 === 3 ? undefined : members.shift()
  if (member !== undefined) return { id_mst_socios: member, nombre: null, email: null, telefono: null }
  const nombre = outside[at % outside.length]!
  return { id_mst_socios: null, nombre, email: `inscrito${at}@example.org`, telefono: '+34600000000' }
}
/** Price and days of somebody enrolled: half of last month's enrolments are billed. */
const billingAt = (at: number, price: number, today: Day) => {
  const fecha = addDays(today, -at * 2)
  return { precio: price, fecha, fecha_facturacion: price > 0 && at >= 6 && at % 2 === 0 ? addDays(fecha, 1) : null }
}

async function fillActivities(tx: Tx, today: Day, members: number[]) {
  await put(tx, 'actividad', 'id_reg_actividades', [
    ...[{ id_reg_actividades: 1, desc_actividad: 'Campus de invierno', fecha_ini: today, fecha_fin: addDays(today, 40), activo: true }],
    {
      id_reg_actividades: 2,
      desc_actividad: 'Salida a la nieve',
      fecha_ini: addDays(today, 60),
      fecha_fin: addDays(today, 61),
      activo: true,
    },
  ])
  await put(tx, 'actividad_grupo', 'id_reg_actividades_grupo', [
    ...[
      { id_reg_actividades_grupo: 1, id_reg_actividades: 1, desc_actividades_grupo: 'Mañanas', columnas: json(camp) },
      { id_reg_actividades_grupo: 2, id_reg_actividades: 1, desc_actividades_grupo: 'Día entero', columnas: json(camp) },
    ],
    { id_reg_actividades_grupo: 3, id_reg_actividades: 2, desc_actividades_grupo: 'Familias', columnas: json(outing) },
  ])
  const campValues = (at: number) => ({ Talla: sizes[at % sizes.length]!, Edad: 6 + (at % 7), Comedor: at % 2 })
  const places: Place[] = [
    { group: 1, people: 12, price: 9500, values: campValues },
    { group: 2, people: 8, price: 16500, values: campValues },
    { group: 3, people: 10, price: 0, values: (at) => (at % 5 === 4 ? null : { Autobús: at % 2 }) },
  ]
  const rows = places.flatMap(({ group, people, price, values }) =>
    Array.from({ length: people }, (_, at) => {
      const valores = values(at)
      return {
        ...{ id_reg_actividades_grupo: group, ...personAt(at, members) },
        ...{ valores: valores && json(valores), ...billingAt(at, price, today) },
      }
    }),
  )
  await put(
    tx,
    'actividad_inscrito',
    'id_reg_actividades_inscritos',
    rows.map((row, at) => ({ id_reg_actividades_inscritos: at + 1, ...row })),
  )
}

/** A camp with two groups and an outing with one, about thirty people in them, and a few enrolled in the league. */
export const fill: DemoFill = ({ write, today }) =>
  write(async (tx) => {
    await fillActivities(tx, today, await demoMembers(tx, 30, 8))
    const members = await demoMembers(tx, 6, 30)
    const league = Array.from({ length: 7 }, (_, at) => ({
      ...{ id_reg_campeonatos_inscritos: at + 1, id_reg_campeonatos_grupo: 1 + (at % 2) },
      ...{ ...personAt(at, members), ...billingAt(at, 2000, today) },
    }))
    await put(tx, 'campeonato_inscrito', 'id_reg_campeonatos_inscritos', league)
  })
