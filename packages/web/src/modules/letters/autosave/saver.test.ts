import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import type { Draft } from '../../../kit/forms/form-state.ts'
import { Saver } from './saver.ts'

const refusal = (body: Record<string, unknown>, status = 422) => new RefusedError(status, body, 'No va')
type Save = (sent: Draft, read: Draft) => Promise<Draft> | Draft

/** Saver over a server that answers as told; the calls it got. */
function saverOver(save: Save, first: Draft = { subject: 'Uno', text: 'a', link: null }) {
  const asked: { sent: Draft; read: Draft }[] = []
  const saver = new Saver({
    stored: first,
    edits: {},
    holdBack: (name, value) => (name === 'subject' && value === null ? 'Escribe un asunto' : null),
    save: async (sent, { read }) => {
      asked.push({ sent, read })
      return save(sent, read)
    },
    onChange: () => {},
  })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  return { saver, asked }
}

describe('a record that saves itself', () => {
  it('sends what changed with what it replaced, after a pause, in one call', async () => {
    const { saver, asked } = saverOver((sent) => ({ subject: 'Uno', text: 'a', link: null, ...sent }))
    saver.set({ text: 'ab' })
    saver.set({ text: 'abc', link: 'https://club.test' })
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(800)
    expect(asked).toEqual([{ sent: { text: 'abc', link: 'https://club.test' }, read: { text: 'a', link: null } }])
    expect(saver.state).toMatchObject({ edits: {}, message: null, isSaving: false })
    expect(saver.state.savedAt).not.toBeNull()
    expect(await saver.flush()).toBe(true)
    expect(asked).toHaveLength(1)
  })
  it('takes a value set back to the stored one for no change: none is sent, kept or in conflict with another desk', async () => {
    const { saver, asked } = saverOver((sent) => ({ subject: 'Uno', text: 'a', link: null, ...sent }))
    saver.set({ text: 'ab', link: null })
    saver.set({ text: 'a' })
    expect(saver.state.edits).toEqual({})
    expect(await saver.flush()).toBe(true)
    expect(asked).toEqual([])
  })
  it('sends a value that was set back while its change was saved', async () => {
    const { saver, asked } = saverOver((sent) => {
      if (asked.length === 1) saver.set({ text: 'a' })
      return { subject: 'Uno', link: null, text: 'a', ...sent }
    })
    saver.set({ text: 'ab' })
    await saver.flush()
    expect(await saver.flush()).toBe(true)
    expect(asked[1]).toEqual({ sent: { text: 'a' }, read: { text: 'ab' } })
  })
  it('keeps what is typed while it saves, and sends it over the saved value', async () => {
    const { saver, asked } = saverOver((sent) => {
      if (asked.length === 1) saver.set({ text: 'abcd' })
      return { subject: 'Uno', link: null, ...sent, text: `${String(sent.text)} limpio` }
    })
    saver.set({ text: 'abc' })
    expect(await saver.flush()).toBe(false)
    expect(saver.state.edits.text).toEqual({ value: 'abcd', base: 'abc limpio' })
    expect(await saver.flush()).toBe(true)
    expect(asked[1]).toEqual({ sent: { text: 'abcd' }, read: { text: 'abc limpio' } })
  })
  it('does not send a blank subject, and saves the rest (R-421)', async () => {
    const { saver, asked } = saverOver((sent) => ({ subject: 'Uno', text: 'a', link: null, ...sent }))
    saver.set({ subject: null, text: 'b' })
    expect(await saver.flush()).toBe(false)
    expect(asked.map(({ sent }) => sent)).toEqual([{ text: 'b' }])
    expect(saver.state.edits.subject?.value).toBeNull()
  })
  it('tells a refusal at its field, saves the others, and sends the value again once it is changed', async () => {
    const { saver, asked } = saverOver((sent) => {
      if (sent.text === '{{nada}}') throw refusal({ code: 'msg.invalid_input', text: ['No existe.'] })
      return { subject: 'Uno', text: 'a', link: null, ...sent }
    })
    saver.set({ text: '{{nada}}', link: 'https://club.test' })
    await saver.flush()
    expect(saver.state.complaints).toEqual({ text: ['No existe.'] })
    await vi.advanceTimersByTimeAsync(0)
    expect(asked[1]?.sent).toEqual({ link: 'https://club.test' })
    expect(saver.state.edits.text?.value).toBe('{{nada}}')
    expect(await saver.flush()).toBe(false)
    expect(asked).toHaveLength(2)
    saver.set({ text: 'bien' })
    expect(saver.state.complaints).toEqual({})
    expect(await saver.flush()).toBe(true)
  })
  it('waits without a connection and loses nothing', async () => {
    let isOn = false
    const { saver } = saverOver((sent) => {
      if (!isOn) throw new RefusedError(0, { code: 'core.no_connection' }, 'Sin conexión')
      return { subject: 'Uno', text: 'a', link: null, ...sent }
    })
    saver.set({ text: 'b' })
    await saver.flush()
    expect(saver.state).toMatchObject({ isOffline: true, edits: { text: { value: 'b' } } })
    isOn = true
    await vi.advanceTimersByTimeAsync(4000)
    expect(saver.state).toMatchObject({ isOffline: false, edits: {} })
  })
})

describe('two desks', () => {
  it('that change different data are merged, also if the other one was quicker', async () => {
    let stored: Draft = { subject: 'Uno', text: 'a', link: null }
    const { saver, asked } = saverOver((sent, read) => {
      if (Object.keys(read).some((name) => read[name] !== stored[name])) throw refusal({ code: 'msg.changed_meanwhile' }, 409)
      stored = { ...stored, ...sent }
      return stored
    })
    saver.set({ text: 'mío' })
    stored = { ...stored, subject: 'De otro' }
    saver.take(stored)
    expect(await saver.flush()).toBe(true)
    expect(saver.state.stored).toEqual({ subject: 'De otro', text: 'mío', link: null })
    expect(asked).toHaveLength(1)
  })
  it('that change the same datum are asked, and the choice is saved', async () => {
    let stored: Draft = { subject: 'Uno', text: 'a', link: null }
    const { saver, asked } = saverOver((sent, read) => {
      if (Object.keys(read).some((name) => read[name] !== stored[name])) throw refusal({ code: 'msg.changed_meanwhile' }, 409)
      stored = { ...stored, ...sent }
      return stored
    })
    saver.set({ text: 'mío' })
    stored = { ...stored, text: 'de otro' }
    await saver.flush()
    expect(asked).toHaveLength(1)
    saver.take(stored)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(1)
    saver.settle('text', 'mine')
    await vi.advanceTimersByTimeAsync(0)
    expect(asked.at(-1)).toEqual({ sent: { text: 'mío' }, read: { text: 'de otro' } })
    expect(saver.state).toMatchObject({ edits: {}, stored: { text: 'mío' } })
  })
})
