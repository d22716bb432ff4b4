import { describe, expect, it } from 'vitest'
import { explained, explainedDatabase, failureSentence, StartFailure } from './start-failure.ts'

const fault = (code: string) => Object.assign(new Error(code), { code })

describe('a fault of the machine', () => {
  it.each(['EADDRINUSE', 'ENOSPC', 'EACCES', 'EROFS', 'ENOTDIR'])('%s becomes one plain sentence', (code) => {
    const told = explained(fault(code), '127.0.0.1:8080')
    expect(told).toBeInstanceOf(StartFailure)
    expect(String(told)).toMatch(/127\.0\.0\.1:8080.*\.$/)
  })

  it('that is not foreseen is given back unchanged', () => {
    const bug = new Error('a bug')
    expect(explained(bug, 'anything')).toBe(bug)
  })
})

describe('a wrong DATABASE_URL', () => {
  const url = 'postgres://club:secret@db.example:5432/tribuna'

  it.each([
    ['ECONNREFUSED', 'no server answers there'],
    ['ENOTFOUND', 'its host name is unknown'],
    ['28P01', 'it refuses this user or password'],
    ['3D000', 'there is no such database'],
  ])('(%s) is told without its password', (code, reason) => {
    expect(explainedDatabase(fault(code), url)).toHaveProperty(
      'message',
      `The database of DATABASE_URL (db.example:5432/tribuna) cannot be used: ${reason}.`,
    )
  })

  it.each([
    ['Connection terminated unexpectedly', 'what listens there does not answer as PostgreSQL'],
    ['timeout exceeded when trying to connect', 'nothing answers there in time'],
    ['Connection terminated due to connection timeout', 'nothing answers there in time'],
  ])('that leads into a hole (%s) is told as such', (message, reason) => {
    expect(explainedDatabase(new Error(message), url)).toHaveProperty('message', expect.stringContaining(`cannot be used: ${reason}.`))
  })

  it('is recognised when each of two addresses of its host failed', () => {
    expect(explainedDatabase(new AggregateError([fault('ECONNREFUSED'), fault('ECONNREFUSED')]), url)).toBeInstanceOf(StartFailure)
  })

  it('is told when it is no address at all', () => {
    expect(explainedDatabase(new Error('x'), 'localhost')).toHaveProperty(
      'message',
      expect.stringContaining('is not an address of the form'),
    )
  })
})

describe('what the entry point prints', () => {
  it('names the taken address, the closed folder, or at least the first line of what went wrong', () => {
    const taken = Object.assign(fault('EADDRINUSE'), { address: '127.0.0.1', port: 8080 })
    expect(failureSentence(taken)).toContain('The address 127.0.0.1:8080 is taken')
    expect(failureSentence(Object.assign(fault('EACCES'), { path: '/data' }))).toContain('/data may not be used')
    expect(failureSentence(new Error('odd\nat line 3'), 'Tribuna could not start: ')).toBe(
      'Tribuna could not start: odd (LOG_LEVEL=debug shows more).',
    )
    expect(failureSentence(new Error('odd\nat line 3'))).toBe('odd (LOG_LEVEL=debug shows more).')
  })
})
