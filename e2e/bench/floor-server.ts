import { createServer, type IncomingMessage } from 'node:http'
import { openPool } from '@app/server/kit/database'
import { bookingFloors } from './floors/bookings.ts'
import type { Floor } from './floors/floor.ts'
import { memberFloors } from './floors/members.ts'
import { moneyFloors } from './floors/money.ts'
import { plannerFloors } from './floors/planner.ts'

/** Bare HTTP server over the product's own kind of pool: runs the statements of a floor and answers their rows as JSON. */
const pool = openPool(JSON.parse(process.argv[2]!) as object)
type Values = Record<string, unknown>

/** A statement with its names replaced by numbers, which a connection prepares once. */
const compiled = (statement: string) => {
  const names: string[] = []
  const text = statement.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { text, names }
}
const floors = new Map(
  Object.entries({ ...plannerFloors, ...bookingFloors, ...memberFloors, ...moneyFloors } as Record<string, Floor>).map(([name, floor]) => [
    name,
    floor.map((piece) => piece.map(compiled)),
  ]),
)

async function answer(name: string, input: string): Promise<string> {
  const values: Values = { ...(JSON.parse(input) as Values), input }
  const client = await pool.connect()
  try {
    const all: Values[][] = []
    for (const piece of floors.get(name)!) {
      const answers = await Promise.all(
        piece.map(({ text, names }) => client.query<Values>(text, names.length > 0 ? names.map((one) => values[one]) : undefined)),
      )
      for (const { rows } of answers) Object.assign(values, rows[0])
      values['ids'] = answers[0]!.rows.map((row) => Object.values(row)[0])
      all.push(...answers.map(({ rows }) => rows))
    }
    const json = all[0]![0]?.['json']
    return typeof json === 'string' ? json : JSON.stringify(all.length === 1 ? all[0] : all)
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}
const server = createServer((request, response) => {
  bodyOf(request)
    .then((body) => answer(request.url!.slice(1), body))
    .then((body) => response.setHeader('content-type', 'application/json').end(body))
    .catch((error: Error) => {
      response.statusCode = 500
      response.end(error.message)
    })
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port))
