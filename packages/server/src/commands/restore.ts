import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from '../backup.ts'
import { checkBackup } from '../backup-seal.ts'
import { configuration } from '../kit/configuration.ts'
import { StartFailure } from '../kit/embedded/start-failure.ts'
import { openFiles } from '../kit/files/files.ts'
import { verifyingKeys } from '../kit/secrets/backup-key.ts'
import { adoptSecrets } from '../kit/secrets/secret-key.ts'
import { withDatabase } from './with-database.ts'

const usage = 'npm run restore -- <file> [--key-file <secret.key of the installation that made it>]'

/** `npm run restore -- file`: a backup into an empty data folder or database. Nothing is made for a file that is refused. */
export async function run(args: readonly string[]): Promise<number> {
  const { file, keyFile } = optionsOf(args)
  const settings = configuration()
  const checked = await checkBackup(file, verifyingKeys(settings, keyFile))
  return withDatabase(async ({ pool }) => {
    console.log(`${await restore(pool, checked, openFiles(settings))} rows restored.`)
    if (keyFile) adoptSecrets(settings, keyFile)
    return 0
  })
}

function optionsOf(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { 'key-file': { type: 'string' } } })
    const [file, another] = positionals
    if (file === undefined || another !== undefined) throw new Error('one file')
    return { file: resolve(file), keyFile: values['key-file'] && resolve(values['key-file']) }
  } catch (cause) {
    throw new StartFailure(`Name the backup: ${usage}.`, { cause })
  }
}
