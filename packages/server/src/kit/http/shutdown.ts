import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { refuse } from './refusal.ts'

/** Milliseconds for requests still arriving, and for answering those under way. */
const patience = { arriving: 1000, answering: 3000 }

/**
 * Lets a server stop within seconds: from `close` on new requests are refused, idle and half-open connections closed
 * immediately, requests under way answered, and the remaining connections cut off.
 */
export function shutDownInTime(app: FastifyInstance) {
  const sockets = new Map<Socket, IncomingMessage | null>()
  let leaving = false
  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, null)
    socket.once('close', () => sockets.delete(socket))
  })
  app.server.on('request', (request, reply) => {
    sockets.set(request.socket, request)
    reply.once('close', () => {
      if (sockets.get(request.socket) !== request) return
      sockets.set(request.socket, null)
      if (leaving) request.socket.end()
    })
  })
  const cut = (isDone: (request: IncomingMessage | null) => boolean) => {
    for (const [socket, request] of sockets) if (isDone(request)) socket.destroy()
  }
  app.addHook('onRequest', async () => {
    if (leaving) refuse('msg.stopping')
  })
  app.addHook('preClose', async () => {
    leaving = true
    cut((request) => request === null)
    setTimeout(() => cut((request) => request?.complete !== true), patience.arriving).unref()
    setTimeout(() => cut(() => true), patience.answering).unref()
  })
}
