import { expect, it } from 'vitest'
import { tidies } from '../../registry.ts'
import { club } from '../../testing/club.ts'
import { after } from '../clock.ts'
import { tidyUp } from './housekeeping.ts'

it('housekeeping clears old answers, finished jobs, sessions and known browsers that are over, and nothing else', async () => {
  const desk = await club()
  const now = desk.now()
  const longAgo = after(now, -60 * 86_400)
  const answer = (clave: string, fecha: Date) => ({ clave, accion: 'x', huella: 'x', fecha })
  await desk.db
    .insertInto('idempotencia')
    .values([answer('old', longAgo), answer('new', now)])
    .execute()
  const job = (kind: string, done_at: Date | null) => ({ kind, payload: {}, run_at: longAgo, done_at, failed_at: done_at ? null : longAgo })
  await desk.db
    .insertInto('outbox')
    .values([job('old', longAgo), job('new', now), job('failed', null)])
    .execute()
  await desk.db.updateTable('sesion').set({ expires_at: longAgo }).where('id_mst_socios', '<>', desk.id).execute()
  const browser = (hash: string, expires_at: Date) => ({ hash, id_mst_socios: desk.id, expires_at })
  await desk.db
    .insertInto('dispositivo_conocido')
    .values([browser('old', longAgo), browser('new', after(now, 60))])
    .execute()
  await tidyUp(desk.product.clubs.all()[0]!, tidies, now)
  expect((await desk.db.selectFrom('idempotencia').select('clave').execute()).map(({ clave }) => clave)).toEqual(['new'])
  expect((await desk.db.selectFrom('outbox').select('kind').orderBy('id').execute()).map(({ kind }) => kind)).toEqual(['new', 'failed'])
  expect((await desk.db.selectFrom('dispositivo_conocido').select('hash').execute()).map(({ hash }) => hash)).toEqual(['new'])
  expect((await desk.http({ method: 'GET', url: '/api/cajas/dropdown' })).status).toBe(200)
})
