import type { Day } from '@app/contract/values/day'
import type pg from 'pg'
import { clubTime } from '../kit/clock.ts'
import { schemaOf } from '../kit/clubs.ts'
import { openDatabase } from '../kit/database.ts'
import { inClub, restartIdentities } from '../kit/install.ts'
import { hashPassword } from '../kit/passwords.ts'
import { type Cell, copyObjects, copyRows } from './bulk.ts'
import { seedCourtDetails } from './court-details.ts'
import { columns, type DeskHistory, deskHistory } from './desk-history.ts'
import { seedHoursAndLights } from './hours-and-lights.ts'
import { seedMasters } from './masters.ts'
import { demoMembers } from './people.ts'
import { type SizeName, sizes } from './plan.ts'
import { seedSetup } from './setup.ts'
import { seedTariffs } from './tariffs.ts'

/** Who signs in to the demo club; the server does not listen beyond this machine while the password stands. */
export const demoLogin = { email: 'admin@club.test', password: 'demo-demo' } as const
/** It answers the names of this machine only: its password is printed, and a page elsewhere could reach it by a name that leads here. */
export const demoClub = { slug: 'demo', nombre: 'Club Esportiu Sant Jordi', hosts: ['localhost'], zone: 'Europe/Madrid' } as const

const administrator = 1
const firstMember = 100

interface SeedOptions {
  readonly size: SizeName
  readonly now: Date
  readonly tell: (progress: string) => void
}

/** Fills a freshly made club with people, courts, bookings and money; the same day and size give the same club. */
export async function seedDemo(pool: pg.Pool, { size: name, now, tell }: SeedOptions) {
  const size = sizes[name]
  const schema = schemaOf(demoClub.slug)
  const { today, minute } = clubTime(now, demoClub.zone)
  await inClub(openDatabase(pool), schema, (tx) => seedMasters(tx, size))
  await inClub(openDatabase(pool), schema, (tx) => seedHoursAndLights(tx, today))
  await inClub(openDatabase(pool), schema, (tx) => seedSetup(tx, today))
  await inClub(openDatabase(pool), schema, (tx) => seedTariffs(tx, today))
  await inClub(openDatabase(pool), schema, (tx) => seedCourtDetails(tx))
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local search_path to ${schema}, ext`)
    await client.query(`set local synchronous_commit to off`)
    tell(`${size.members} members…`)
    const members = await seedPeople(client, size.members, today)
    await seedAdministrator(client)
    let bookings = 0
    for (const rows of inBatches(deskHistory({ size, today, minute, zone: demoClub.zone, members, clerk: administrator, made: now }))) {
      for (const table of Object.keys(columns) as (keyof DeskHistory)[]) await copyRows(client, table, columns[table], rows[table])
      bookings += rows.reserva.length
      tell(`${bookings} bookings…`)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  await restartIdentities(pool, [schema])
  await pool.query('analyze')
}

async function seedPeople(client: pg.ClientBase, count: number, today: Day) {
  const people = demoMembers(count, 1714, today).map((person, index) => ({
    id_mst_socios: firstMember + index,
    ...person,
    id_mst_tiposocio:
      index % 5 === 0 ? 1 : Number(person.fecha_nac.slice(0, 4)) > Number(today.slice(0, 4)) - 18 ? 4 : index % 9 === 4 ? 5 : 2,
    activo: index % 37 !== 36,
  }))
  await copyObjects(client, 'socio', people as readonly Record<string, Cell>[])
  return people
    .filter(({ activo }) => activo)
    .map(({ id_mst_socios, id_mst_tiposocio, nombre, apellidos }) => ({
      id: id_mst_socios,
      type: id_mst_tiposocio,
      name: `${apellidos} ${nombre}`,
    }))
}

async function seedAdministrator(client: pg.ClientBase) {
  await client.query(
    `insert into socio (id_mst_socios, nombre, apellidos, email, id_mst_tiposocio, numsocio) values ($1, 'Marta', 'Administradora', $2, 2, null)
     on conflict (id_mst_socios) do update set nombre = excluded.nombre, apellidos = excluded.apellidos, email = excluded.email`,
    [administrator, demoLogin.email],
  )
  await client.query(`insert into cuenta (id_mst_socios, password_hash, is_admin, is_staff, lang) values ($1, $2, true, true, 'es-ES')`, [
    administrator,
    await hashPassword(demoLogin.password),
  ])
  await client.query(
    `insert into param (cod_param, valor, activo) values ('DOBLE_AUTENTIFICACION_ADMIN', '0', true) on conflict (cod_param) do update set valor = '0', activo = true`,
  )
}

/** So many days' rows go into the database together. */
const batchRows = 40_000
function* inBatches(days: Iterable<DeskHistory>): Generator<DeskHistory> {
  let batch: DeskHistory | undefined
  for (const day of days) {
    if (!batch) batch = day
    else for (const table of Object.keys(columns) as (keyof DeskHistory)[]) batch[table].push(...day[table])
    if (batch.factura.length > batchRows) {
      yield batch
      batch = undefined
    }
  }
  if (batch) yield batch
}
