import type pg from 'pg'
import { clubsChannel } from '../http/live.ts'

/** Lets running servers read the clubs again; with a short name they keep the writes of that club waiting until then. */
export const tellServers = (platform: Pick<pg.ClientBase, 'query'>, held = '') =>
  platform.query('select pg_notify($1, $2)', [clubsChannel, held])
