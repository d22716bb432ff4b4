import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const listFile = join(import.meta.dirname, '../../../docs/spec/unread.txt')

/** Stored data without effect yet, with the module of the specification that will use it. */
export interface Unread {
  /** A module of the specification, or one of `readOtherwise`. */
  readonly module: string
  /** `parameter` or the resource. */
  readonly owner: string
  readonly name: string
}

/** Not modules of the specification: data read by people, data read by code under a computed name, and those of the players' page to come. */
export const readOtherwise: readonly string[] = ['people', 'computed', 'players']

/** docs/spec/unread.txt, a line each. */
export const readUnread = async (): Promise<Unread[]> =>
  (await readFile(listFile, 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [module = '', owner = '', name = ''] = line.split(' ')
      return { module, owner, name }
    })
