import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyInto } from './binaries.ts'

let folder = ''
const from = () => join(folder, 'package', 'native')
const home = () => join(folder, 'home')
const library = (copy: string) => join(copy, 'lib', 'libicuuc.so.60')

/** A package as npm unpacks it, with the links of its own installation script. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tribuna-binaries-'))
  for (const part of ['bin', 'lib']) mkdirSync(join(from(), part), { recursive: true })
  mkdirSync(home())
  writeFileSync(join(from(), '..', 'package.json'), JSON.stringify({ version: '18.4.0' }))
  for (const name of ['initdb', 'pg_ctl', 'postgres']) writeFileSync(join(from(), 'bin', name), name)
  writeFileSync(join(from(), 'lib', 'libicuuc.so.60.2'), 'the library')
  const links = [{ source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so.60' }]
  writeFileSync(join(from(), 'pg-symlinks.json'), JSON.stringify(links))
  symlinkSync('libicuuc.so.60.2', library(from()))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('the copy of the programs of PostgreSQL', () => {
  it('runs where nobody but root may enter the folder it was made from (S-3)', () => {
    const copy = copyInto(home(), from())
    rmSync(join(folder, 'package'), { recursive: true })
    expect(readFileSync(library(copy), 'utf8')).toBe('the library')
    expect(readFileSync(join(copy, 'bin', 'postgres'), 'utf8')).toBe('postgres')
  })
  it('is kept once it is made', () => {
    const copy = copyInto(home(), from())
    writeFileSync(join(copy, 'mark'), '')
    expect(copyInto(home(), from())).toBe(copy)
    expect(existsSync(join(copy, 'mark'))).toBe(true)
  })
  it('is made anew where its links lead out of it', () => {
    const copy = copyInto(home(), from())
    rmSync(library(copy))
    symlinkSync(library(from()), library(copy))
    copyInto(home(), from())
    rmSync(join(folder, 'package'), { recursive: true })
    expect(readFileSync(library(copy), 'utf8')).toBe('the library')
  })
})
