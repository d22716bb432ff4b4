import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Removes the folder once its standard input ends; tries again while a stopping PostgreSQL still writes there. */
const remover = `const { existsSync, rmSync } = require('node:fs')
const remove = (tries) => {
  try { rmSync(process.argv[1], { recursive: true, force: true, maxRetries: 5 }) } catch {}
  if (existsSync(process.argv[1]) && tries > 0) setTimeout(remove, 1000, tries - 1)
}
process.stdin.resume().on('end', () => remove(60))`

/**
 * Temporary folder with a detached process that removes it after `discard`, or when this process ends in any other way: three hundred
 * databases are as many thousand files, and an interrupted run leaves nothing behind.
 */
export function scratchFolder(name: string): { readonly folder: string; readonly discard: () => void } {
  const folder = mkdtempSync(join(tmpdir(), `tribuna-${name}-`))
  const child = spawn(process.execPath, ['--eval', remover, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  child.unref()
  const input = child.stdin as typeof child.stdin & { unref: () => void }
  input.unref()
  return { folder, discard: () => void input.end() }
}
