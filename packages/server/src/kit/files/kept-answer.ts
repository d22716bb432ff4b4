import type { FastifyRequest } from 'fastify'

/** True if the browser has the answer of this ETag already; a compressing proxy may have weakened it. */
export const isKept = (request: FastifyRequest, mark: unknown) =>
  mark !== undefined && (request.headers['if-none-match'] ?? '').split(/,\s*/).some((one) => one.replace('W/', '') === mark)
