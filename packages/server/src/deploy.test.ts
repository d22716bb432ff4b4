import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from './kit/embedded/port.ts'

const root = join(import.meta.dirname, '../../..')
const serverProgram = JSON.parse(readFileSync(join(root, 'scripts/server-program.json'), 'utf8')) as string[]
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8')
const isAllowed = (program: string, ...args: string[]) => spawnSync(program, args).status === 0

describe('the files for operators', () => {
  it('start the product with the same command line as npm start', () => {
    const [command] = /^CMD (\[.*\])$/m.exec(read('Containerfile'))!.slice(1)
    expect(JSON.parse(command!)).toEqual(['node', ...serverProgram])
    expect(/^ExecStart=\/usr\/bin\/node (.*)$/m.exec(read('tribuna.service'))![1]).toBe(serverProgram.join(' '))
  })
  it('run it as an ordinary user without the demo club, stop it by SIGTERM, and give it the seconds that it needs', () => {
    const [container, unit, compose] = ['Containerfile', 'tribuna.service', 'compose.yaml'].map(read) as [string, string, string]
    expect(container).toMatch(/^USER node$/m)
    expect(container).toMatch(/^STOPSIGNAL SIGTERM$/m)
    expect(unit).toMatch(/^User=tribuna$/m)
    expect([container, unit].filter((text) => !text.includes('DEMO=0'))).toEqual([])
    expect(
      [/^TimeoutStopSec=(\d+)$/m.exec(unit)![1], /stop_grace_period: (\d+)s/.exec(compose)![1]].map(Number).filter((one) => one < 10),
    ).toEqual([])
    // no password that everybody knows
    expect(compose.match(/^ +(POSTGRES_PASSWORD|DATABASE_URL): .*$/gm)!.filter((line) => !line.includes('${POSTGRES_PASSWORD:?'))).toEqual(
      [],
    )
  })
  it('set only variables that the product knows', () => {
    const known = readFileSync(join(root, '.env.example'), 'utf8')
    const unit = /^Environment=(.*)$/m.exec(read('tribuna.service'))![1]!
    const container = /^ENV (.*)$/m.exec(read('Containerfile'))![1]!
    const names = [...`${unit} ${container}`.matchAll(/(\w+)=/g)].map((one) => one[1]!)
    // of Node and of the C library
    const others = ['NODE_ENV', 'MALLOC_ARENA_MAX']
    expect(names.filter((name) => !others.includes(name) && !known.includes(`${name}=`))).toEqual([])
  })
})

/** Process that a program started, as its outside sees it. */
const childOf = ({ pid }: ChildProcess) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])

describe('the command line of a container', () => {
  it('runs as process 1 of an ordinary user, and ends in order at SIGTERM', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tribuna-deploy-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const nobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
    // as far as the machine lets it: a user of its own needs root and readable sources, a first process needs namespaces
    const asNobody = isAllowed(nobody[0]!, ...nobody.slice(1), 'test', '-r', join(root, 'packages/server/src/main.ts')) ? nobody : []
    const asFirst = isAllowed('unshare', '--pid', '--fork', '--mount-proc', 'true')
      ? ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
      : []
    if (asNobody.length > 0) chownSync(dataDir, 65_534, 65_534)
    const port = await freePort()
    const [program, ...args] = [...asFirst, ...asNobody, process.execPath, ...serverProgram]
    const env = { PATH: process.env.PATH!, NODE_ENV: 'production', DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port), DEMO: '0' }
    const child = spawn(program!, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const isReady = new Promise<void>((ready, failed) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (piece: Buffer) => {
          said += piece.toString()
          if (said.includes('is ready')) ready()
        })
      child.once('exit', () => failed(new Error(said)))
    })
    await isReady
    expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200)
    const exited = once(child, 'exit') as Promise<[number | null]>
    process.kill(asFirst.length > 0 ? childOf(child) : child.pid!, 'SIGTERM')
    expect((await exited)[0]).toBe(0)
  })
})
