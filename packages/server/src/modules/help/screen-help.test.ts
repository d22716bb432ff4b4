import { helpTopics } from '@app/contract'
import { helpTasks, screenHelp } from '@app/contract/help/screen-help'
import { menuRowAt, menuRows } from '@app/contract/menu'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()

const built = menuRows.filter(({ ready, right }) => ready && right !== 'anyone').map(({ code }) => code)
const explained = helpTopics.flatMap(({ screens }) => screens)

describe('the help', () => {
  it('explains every built screen once', () => {
    expect(built.filter((code) => !explained.includes(code as never))).toEqual([])
    expect(explained.filter((code, index) => !built.includes(code) || explained.indexOf(code) !== index)).toEqual([])
  })
  it('has in every language two sentences and three tasks at most, each with words of its own', () => {
    const texts = helpTopics.flatMap(({ about, tasks, words = [] }) => [
      about,
      ...tasks.flatMap(({ title, how }) => [title, how]),
      ...words.flat(),
    ])
    expect(texts.filter((seven) => seven.some((text) => text.trim() === ''))).toEqual([])
    expect(
      helpTopics.filter(({ about }) => about.some((text) => !/[.!?]$/.test(text) || text.length > 400)).map(({ screens }) => screens),
    ).toEqual([])
    expect(helpTopics.filter(({ tasks }) => tasks.length === 0 || tasks.length > 3).map(({ screens }) => screens)).toEqual([])
    // a text that was forgotten to be translated is the Spanish one in English
    expect(texts.filter((seven) => seven[0] === seven[4] && seven[0].includes(' '))).toEqual([])
  })
  it('begins each task in at most one way, at addresses of built screens', () => {
    const tasks = helpTopics.flatMap((topic) => topic.tasks)
    expect(tasks.filter(({ to, key, show }) => [to, key, show].filter((one) => one !== undefined).length > 1)).toEqual([])
    expect(tasks.flatMap(({ to }) => (to === undefined || menuRowAt(to)?.ready ? [] : [to]))).toEqual([])
  })
  it('leaves out what is closed to the user (R-013)', async () => {
    const all = await desk.call(helpTasks)
    expect(all.length).toBeGreaterThan(0)
    const clerk = await desk.as({ rights: [] })
    expect(await clerk.call(helpTasks)).toEqual([])
    const { que, tareas } = await clerk.call(screenHelp, { pantalla: 'planner' })
    expect(que).toMatch(/pistas/)
    expect(tareas.map(({ ruta }) => ruta).filter(Boolean)).toEqual([])
  })
  it('of an unknown screen is not found', async () => {
    await expect(desk.call(screenHelp, { pantalla: 'nada' })).rejects.toMatchObject({ code: 'msg.not_found' })
  })
})
