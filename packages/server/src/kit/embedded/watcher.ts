import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import type { Identity } from './process-identity.ts'
import { stopSignals } from './stop-postgres.ts'

/**
 * Blocked on a pipe from Node: however Node dies, the pipe closes. It then ends the process of number $0 that began at $1, and no later one of
 * that number. Before the last blow it is stopped, so that the numbers of its children cannot pass to others; elsewhere than on Linux these
 * leave by themselves.
 */
const script = `
is_there() {
  if [ -r "/proc/$pid/stat" ]; then
    read -r stat < "/proc/$pid/stat" || return 1
    set -- \${stat##*) }
    [ "$1" != Z ] && [ "\${20}" = "$began" ]
  else
    set -- $(TZ=UTC ps -o lstart= -p "$pid")
    [ "$*" = "$began" ]
  fi
}
end() {
  is_there || exit 0
  [ "$1" = KILL ] && kill -s STOP "$pid" && read -r children < "/proc/$pid/task/$pid/children"
  kill -s "$1" $children "$pid"
  waited=0
  while [ "$waited" -lt "$2" ] && is_there; do
    sleep 1
    waited=$((waited + 1))
  done
}
pid=$0 began=$1 children=
read -r _
${stopSignals.map(([name, seconds]) => `end ${name.slice(3)} ${seconds}`).join('\n')}
`

type Options = { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv; detached: boolean }

/** Stops the process as soon as this Node exits, by a shell in its own process group, out of reach of the terminal's signals. */
export function watch({ pid, began }: Identity, options: Options): ChildProcess {
  const dog = spawn('/bin/sh', ['-c', script, String(pid), began], { ...options, stdio: ['pipe', 'ignore', 'ignore'] })
  dog.unref()
  ;(dog.stdin as Socket).unref()
  return dog
}
