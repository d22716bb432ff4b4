import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import type { CashMachine } from './provider.ts'

interface Folders {
  /** The folder of this installation below which clubs exchange files, set by its operator. */
  readonly root: string
  readonly slug: string
  readonly send: string
  readonly receive: string
  readonly history: string
}

/** Errors of the file system count as a missing answer. */
async function tried<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch {
    return null
  }
}
/** A folder of a club: no path of a parameter leads out of it. */
const within = ({ root, slug }: Folders, path: string) => join(root, slug, normalize(`/${path.replaceAll('\\', '/')}`))

/**
 * The charge, in cents, is a file in one folder and its answer, OK or KO, a file of the same name in another; both end
 * in the history. A file appears complete: it is written under another name and renamed.
 */
export function fileLink(folders: Folders): CashMachine {
  const [send, receive, history] = [within(folders, folders.send), within(folders, folders.receive), within(folders, folders.history)]
  const write = (name: string, text: string) =>
    tried(async () => {
      await mkdir(send, { recursive: true })
      await writeFile(join(send, `${name}.tmp`), text)
      await rename(join(send, `${name}.tmp`), join(send, name))
      return true
    })
  const keep = (from: string, name: string) =>
    tried(async () => {
      await mkdir(history, { recursive: true })
      await rename(join(from, name), join(history, from === receive ? `respuesta-${name}` : name))
    })
  return {
    isFile: true,
    isTest: false,
    start: async ({ id, clase, cents }) => {
      const text = `${id};${clase === 'maquina_cobro' ? 'COBRO' : 'DEVOLUCION'};${cents}\r\n`
      return (await write(`${id}.txt`, text)) ? { what: 'started', reference: String(id) } : { what: 'refused', code: 'files' }
    },
    acknowledge: async () => undefined,
    query: async (reference, { clase, cents }) => {
      const text = await tried(() => readFile(join(receive, `${reference}.txt`), 'utf8'))
      if (text === null) return { what: 'running' }
      const word = text.trim().toUpperCase()
      if (word === 'KO') return { what: 'finished', cents: 0 }
      return word === 'OK'
        ? { what: 'finished', cents: clase === 'maquina_cobro' ? cents : -cents }
        : { what: 'nonsense', code: 'nonsense' }
    },
    cancel: async (reference) => void (await write(`${reference}-anular.txt`, `${reference};ANULAR\r\n`)),
    imported: async (reference) => {
      await keep(send, `${reference}.txt`)
      await keep(receive, `${reference}.txt`)
      await tried(() => rm(join(send, `${reference}-anular.txt`), { force: true }))
    },
  }
}
