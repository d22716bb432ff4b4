import { expect, it } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { padel, register } = desk
type Rows = readonly Record<string, unknown>[]
const http = async (method: string, url: string, body?: object) =>
  (await desk.http<Rows & Record<string, unknown>>({ method, url, body })).body

await http('POST', '/api/ranking', { desc: 'Lliga' })
await http('POST', '/api/campeonatoCategoria', { desc_categoria: 'A' })
await http('POST', '/api/actSemanaEstado', { cod_tipo: 'LIGA', cod_semana: '2026-W47', cod_grupo: 'A' })
await http('POST', '/api/grupo_tipoabono/save', { grupos: [{ desc_grupo_tipoabonos: 'Anuals' }] })
await http('POST', '/api/caja/anadir_dinero', { id_mst_caja: register, amount: 10 })
await http('PUT', `/api/recurso/${padel}`, {
  recurso_tiposocio: [{ id_mst_tiposocio: 2, precio: 5 }],
  minutos_reserva: [{ tipo_minutosreserva: 0, minutes: 60 }],
})

it.each([
  ['/api/ranking', 'id_mst_ranking'],
  ['/api/campeonatoCategoria', 'id_mst_categoria'],
  ['/api/actSemanaEstado', 'id_act_semana_estado'],
  ['/api/grupo_tipoabono', 'id_mst_grupo_tipoabonos'],
  [`/api/caja?id=${register}`, 'id_reg_caja'],
  ['/api/tipo_recurso/1/tiporecurso_tiposocio', 'id_reg_tiporecurso_tiposocio'],
  [`/api/recurso/${padel}/recurso_tiposocio`, 'id_reg_recurso_tiposocio'],
  [`/api/recurso/${padel}/getMinutosReserva`, 'id_reg_minutosreserva'],
])('the rows of %s say %s, which the documents do not name, as id too (A-104)', async (url, name) => {
  const rows = await http('GET', url)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row.id).toBe(row[name])
})

it('one row says it too, and may be sent back with it (A-104)', async () => {
  const [ranking] = await http('GET', '/api/ranking')
  const url = `/api/ranking/${String(ranking!.id)}`
  expect(await http('GET', url)).toEqual(ranking)
  const { body } = await desk.http({ method: 'PUT', url, body: ranking })
  expect(body).toEqual(ranking)
  const groups = await http('GET', '/api/grupo_tipoabono')
  expect(await http('POST', '/api/grupo_tipoabono/save', { grupos: groups })).toEqual(groups)
})
