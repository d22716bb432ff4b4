import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartFailure } from '../embedded/start-failure.ts'

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/**
 * Creates a folder and its parents. Node's own recursive mkdir reports a read-only disk as a missing folder, and never
 * returns if the system itself reports that, as below /proc.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  const above = dirname(folder)
  if (above !== folder && !existsSync(above)) makeFolder(above)
  try {
    mkdirSync(folder)
  } catch (error) {
    if (isFolder(folder)) return
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new StartFailure(`The folder ${folder} cannot be made there: set DATA_DIR to a folder on a disk that can be written.`, {
      cause: error,
    })
  }
}
