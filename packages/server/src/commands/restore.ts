import { resolve } from 'node:path'
import { restore } from '../backup.ts'
import { StartFailure } from '../kit/start-failure.ts'
import { withDatabase } from './with-database.ts'

/** `npm run restore -- file`: a backup into an empty data folder or database. */
export const run = ([file]: readonly string[]): Promise<number> =>
  withDatabase(async ({ pool }) => {
    if (!file) throw new StartFailure('Name the backup: npm run restore -- <file>.')
    console.log(`${await restore(pool, resolve(file))} rows are back.`)
    return 0
  })
