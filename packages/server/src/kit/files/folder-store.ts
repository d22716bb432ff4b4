import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { atStore, type FileStore } from './file-store.ts'
import { makeFolder } from './make-folder.ts'

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
const unlessAbsent = (error: unknown): null => {
  if (isAbsent(error)) return null
  throw error
}

/** Makes a rename durable; Windows opens no folder, and needs none. */
async function flushFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Files below a folder, one per key. A spooled file on the same disk is moved there, whole or not at all. */
export const folderStore = (folder: string): FileStore => ({
  put: (key, file) =>
    atStore(async () => {
      const path = join(folder, key)
      makeFolder(dirname(path))
      await rename(file.path, path)
      // the folder may be new as well
      for (const changed of [dirname(path), folder]) await flushFolder(changed)
    }),
  open: (key) =>
    atStore(async () => {
      const handle = await open(join(folder, key)).catch(unlessAbsent)
      return handle && handle.createReadStream()
    }),
  remove: (key) => atStore(() => rm(join(folder, key), { force: true })),
  async *list(prefix) {
    const names = (await atStore(() => readdir(join(folder, prefix)).catch(unlessAbsent))) ?? []
    for (const name of names) {
      const found = await stat(join(folder, prefix, name)).catch(unlessAbsent)
      if (found) yield { key: prefix + name, at: found.mtime }
    }
  },
})
