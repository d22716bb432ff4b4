import pg from 'pg'
import { type Connection, openPool } from '../kit/database/database.ts'
import { createClub } from '../kit/install.ts'
import { prepareAll } from '../prepare.ts'
import { seeds } from '../registry.ts'

/** The database that every test file copies: migrated once, with one empty club. */
export async function prepareTemplate(connection: Connection) {
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query('create database template_club')
  await admin.end()
  const pool = openPool({ ...connection, database: 'template_club' }, 2)
  await prepareAll(pool)
  await createClub(pool, { slug: 'prova', nombre: 'Club de prova' }, seeds)
  await pool.end()
}
