import { closeSync, fsyncSync, linkSync, openSync, writeSync } from 'node:fs'

/** Writes a file that only its owner may read, and returns when the disk has it. */
export function writeDurably(file: string, text: string): void {
  const handle = openSync(file, 'w', 0o600)
  try {
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Links a file under another name atomically, so that no process reads half of it. Returns false when the name is taken. */
export function linked(file: string, name: string): boolean {
  try {
    linkSync(file, name)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
