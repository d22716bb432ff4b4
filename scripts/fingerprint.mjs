import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './processes.mjs'

const notSource = new Set(['node_modules', 'dist', 'dist-member', '.git'])

/** Hash of the names and contents of files and folders, and of further words. */
export function fingerprint(paths, ...words) {
  const hash = createHash('sha256')
  for (const word of words) hash.update(`${word}\0`)
  for (const file of paths.flatMap(filesIn)) hash.update(`${relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** True if the stamp file holds this fingerprint. */
export const isStamped = (stamp, print) => existsSync(stamp) && readFileSync(stamp, 'utf8') === print

/** Writes the fingerprint to the stamp file: the work that it stands for is done. */
export const putStamp = (stamp, print) => writeFileSync(stamp, print)

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => !notSource.has(name))
  return names.sort().flatMap((name) => filesIn(join(path, name)))
}
