import { beforeEach, expect, it } from 'vitest'
import { placesClub } from '../../../testing/modules/places.ts'

const desk = await placesClub()
const { course, enrol, places, feeIn, leaves, list, link, open, press } = desk

let curso = 0
/** Carla has the offer of the place that Alba leaves; Dani waits after her. */
beforeEach(async () => {
  await desk.at('2026-11-20T10:00:00Z')
  curso = await course('Medio <martes>', 1)
  await enrol(curso, ['Alba', 'Carla', 'Dani'])
  await leaves(curso, 'Alba', '2026-11-30')
  await places(curso)
})

it('the link of the letter shows course, day, first fee and term, in the language chosen, without signing in', async () => {
  const url = await link()
  const page = await open(url)
  for (const words of [
    'Una plaza en Medio &lt;martes&gt;',
    'Carla Puig',
    '01/12/2026',
    '38,00',
    '21/11/2026 11:00',
    'Aceptar la plaza',
    'No la quiero',
  ])
    expect(page).toContain(words)
  expect(page).not.toContain('<martes>')
  expect(await open(`${url}?lang=ca`)).toContain('Accepta la plaça')
  expect(await open(url)).toContain('Aceptar la plaza')
  expect(await list(curso)).toEqual(['Carla ofrecida', 'Dani despues'])
})
it('accepting by the link enrols once; pressing again says so and changes nothing', async () => {
  const url = await link()
  expect(await press(url, 'aceptar')).toContain('La plaza es tuya')
  const row = await feeIn(curso, 'Carla')
  expect(row).toMatchObject({ espera: false, fecha_inicio_cuota: '2026-12-01' })
  expect(await press(url, 'rechazar')).toContain('La plaza es tuya')
  expect(await press(url, 'aceptar')).toContain('La plaza es tuya')
  expect(await feeIn(curso, 'Carla')).toEqual(row)
  const both = await Promise.all([press(url, 'aceptar'), open(url)])
  expect(both.every((text) => text.includes('La plaza es tuya'))).toBe(true)
})
it('declining by the link offers the place to the next', async () => {
  const url = await link()
  expect(await press(url, 'rechazar')).toContain('Gracias por avisar')
  expect(await list(curso)).toEqual(['Carla rechazada', 'Dani ofrecida'])
  expect(await link()).not.toBe(url)
  expect(await press(url, 'aceptar')).toContain('Gracias por avisar')
  expect(await feeIn(curso, 'Carla')).toMatchObject({ espera: true })
})
it('an answer that comes too late, and a link that is none, get a page of their own', async () => {
  const url = await link()
  await desk.at('2026-11-21T10:00:00Z')
  expect(await press(url, 'aceptar')).toContain('La oferta ha caducado')
  expect(await open(url)).toContain('Carla Puig sigue en la lista')
  expect(await open('/plaza/no-hay-tal-enlace')).toContain('Este enlace no existe')
  expect(await press('/plaza/no-hay-tal-enlace', 'aceptar')).toContain('Este enlace no existe')
  expect((await desk.anonymous.http({ method: 'POST', url, body: { respuesta: 'quizás' } })).status).toBe(422)
  expect(await feeIn(curso, 'Carla')).toMatchObject({ espera: true })
})
it('two presses at once, and a press while the desk answers, give one place once', async () => {
  const url = await link()
  const pages = await Promise.all([press(url, 'aceptar'), press(url, 'aceptar'), press(url, 'rechazar')])
  expect(pages.every((text) => text.includes('La plaza es tuya') || text.includes('Gracias por avisar'))).toBe(true)
  expect(new Set(pages).size).toBe(1)
  const carla = await feeIn(curso, 'Carla')
  expect(await list(curso)).toEqual(carla.espera ? ['Carla rechazada', 'Dani ofrecida'] : ['Dani despues'])
})
