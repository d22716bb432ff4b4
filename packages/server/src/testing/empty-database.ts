import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openPool } from '../kit/database/database.ts'

/** A pool on a new database without any table, ended after the file's tests. */
export async function emptyDatabase(connections = 4): Promise<pg.Pool> {
  const connection = inject('database')
  const database = `b_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`create database ${database}`)
  await admin.end()
  const pool = openPool({ ...connection, database }, connections)
  pools.push(pool)
  return pool
}
const pools: pg.Pool[] = []
afterAll(() => Promise.all(pools.map((pool) => pool.end())))
