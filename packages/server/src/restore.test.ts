import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { backup } from './backup.ts'
import { signingKey } from './kit/secrets/backup-key.ts'
import { club } from './testing/club.ts'
import { startCommand } from './testing/command.ts'
import { uploadDocuments } from './testing/upload-documents.ts'

const folder = mkdtempSync(join(tmpdir(), 'tribuna-restore-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const restoreBy = (dataDir: string, ...args: string[]) => startCommand(['restore', ...args], { DATA_DIR: dataDir }).over

it('a backup is restored on another machine, with its files, with the key of the first, and changes nothing there without it', async () => {
  const desk = await club()
  const [first, second, file] = [join(folder, 'first'), join(folder, 'second'), join(folder, 'club.gz')]
  mkdirSync(first)
  await uploadDocuments(desk, desk.id, { 'contrato.txt': 'a'.repeat(300_000) })
  const key = signingKey({ dataDir: first, secretKey: undefined, secretKeyFile: undefined })
  const { rows } = await backup(desk.pool, file, { key, files: desk.files })
  const refused = await restoreBy(second, file)
  expect(refused).toEqual({ code: 1, said: expect.stringMatching(/^.*was made with another key: .*--key-file.*\.$/) })
  expect(await restoreBy(second)).toEqual({ code: 1, said: expect.stringContaining('Name the backup') })
  expect(existsSync(second)).toBe(false)
  const keyFile = join(first, 'secret.key')
  expect(await restoreBy(second, file, '--key-file', keyFile)).toEqual({ code: 0, said: `${rows} rows restored.` })
  expect(readdirSync(join(second, 'files', 'clubs', 'prova'))).toHaveLength(1)
  expect(readFileSync(join(second, 'secret.key'), 'utf8')).toBe(readFileSync(keyFile, 'utf8'))
})
