import { createServer } from 'node:http'
import { openPool } from '@app/server/kit/database'

/** The bare minimum to compare with: an HTTP server that runs the SQL of its first argument's queries and answers the rows as JSON. */
const { connection, queries } = JSON.parse(process.argv[2]!) as { connection: object; queries: Record<string, readonly string[]> }
const pool = openPool(connection)
/** The rows of the first query, or the JSON that it made; further ones are asked for by the ids of its bookings. */
async function answer([first, ...others]: readonly string[]) {
  const { rows } = await pool.query(first!)
  if (typeof rows[0]?.json === 'string') return rows[0].json
  const ids = rows.map((row) => row.id_reg_reserva)
  const further = await Promise.all(others.map(async (text) => (await pool.query(text, [ids])).rows))
  return JSON.stringify(further.length > 0 ? [rows, ...further] : rows)
}
const server = createServer((request, response) => {
  answer(queries[request.url!.slice(1)]!)
    .then((body) => response.setHeader('content-type', 'application/json').end(body))
    .catch((error: Error) => {
      response.statusCode = 500
      response.end(error.message)
    })
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port))
