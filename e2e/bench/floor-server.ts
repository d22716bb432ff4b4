import { createServer } from 'node:http'
import { openPool } from '@app/server/kit/database'

/** The bare minimum to compare with: an HTTP server that runs the SQL of its first argument's file of queries and answers the rows as JSON. */
const { connection, queries } = JSON.parse(process.argv[2]!) as { connection: object; queries: Record<string, string> }
const pool = openPool(connection)
const server = createServer((request, response) => {
  const text = queries[request.url!.slice(1)]!
  pool
    .query({ name: request.url!, text })
    .then(({ rows }) => response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)))
    .catch((error: Error) => {
      response.statusCode = 500
      response.end(error.message)
    })
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port))
