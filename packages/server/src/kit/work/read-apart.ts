import { fork } from 'node:child_process'

/** Limits of a process. */
export interface ProcessLimits {
  readonly memoryMb: number
  readonly milliseconds: number
}

/**
 * Sends a message to a new process and returns its answer, or the limit that it reached. The process has none of the
 * secrets of the server, and ends with its answer.
 */
export function readApart<Answer>(
  reader: URL,
  message: object,
  { memoryMb, milliseconds }: ProcessLimits,
): Promise<Answer | 'time' | 'memory'> {
  return new Promise((resolve, reject) => {
    const child = fork(reader, {
      execArgv: [`--max-old-space-size=${memoryMb}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    let answer: Answer | 'time' | undefined
    const settle = (found: Answer | 'time') => {
      answer = found
      child.kill('SIGKILL')
    }
    const timer = setTimeout(() => settle('time'), milliseconds)
    child.once('message', (found) => settle(found as Answer))
    // the next in a queue begins after this process has freed its memory
    child.once('exit', (code) => {
      clearTimeout(timer)
      if (answer !== undefined) resolve(answer)
      // our own error exits with 1; any other code is V8 out of memory
      else if (code === 1) reject(new Error('Reading the file failed.'))
      else resolve('memory')
    })
    child.once('error', reject)
    // a failure to send the message ends the process, which is handled above
    child.send(message, () => {})
  })
}
