import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './processes.mjs'

/** A copy of the packages with what they need to run, and libraries behind links, in a folder of its own that the caller removes. */
export function copyProduct(name) {
  const folder = mkdtempSync(join(tmpdir(), `tribuna-${name}-`))
  cpSync(join(root, 'packages'), join(folder, 'packages'), {
    recursive: true,
    filter: (path) => !/[\\/](dist|dist-member|node_modules)$/.test(path),
  })
  for (const file of ['package.json', 'tsconfig.base.json', 'vitest.config.ts', 'biome.json']) cpSync(join(root, file), join(folder, file))
  cpSync(join(root, 'docs'), join(folder, 'docs'), { recursive: true })
  mkdirSync(join(folder, 'node_modules/@app'), { recursive: true })
  const link = (from, to) => symlinkSync(from, join(folder, 'node_modules', to), 'junction')
  for (const library of readdirSync(join(root, 'node_modules')))
    if (!library.startsWith('.') && library !== '@app') link(join(root, 'node_modules', library), library)
  for (const own of ['contract', 'server', 'web']) link(join(folder, 'packages', own), `@app/${own}`)
  return folder
}

/** Runs a program of Node in the copy to its end. */
export async function runInCopy(folder, args) {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const code = await new Promise((ended) => child.once('close', ended))
  return { code, output }
}
