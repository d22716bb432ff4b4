import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { addEdits, type Complaints, type Draft, type Edits, merge, partsOf, settleEdits, without } from '../../../kit/forms/form-state.ts'
import { clubTime } from '../../../kit/reads/clock.ts'

/** Milliseconds after the last key before a save, and before one more try without a connection. */
const pause = 800
const tryAgain = 4000

/** Values of a record and of its unsaved changes. */
export interface SaverState {
  readonly stored: Draft
  readonly edits: Edits
  readonly complaints: Complaints
  /** Message about the whole record. */
  readonly message: string | null
  readonly isSaving: boolean
  readonly isOffline: boolean
  /** Minute of the last save at the club. */
  readonly savedAt: number | null
}

interface Options {
  readonly stored: Draft
  readonly edits: Edits
  /** Saves changed values; receives those that they replaced. Returns the row as saved. */
  readonly save: (only: Draft, options: { readonly read: Draft; readonly isLast: boolean }) => Promise<Draft>
  /** Complaint about a value that is not sent yet, such as a subject without a word. */
  readonly holdBack: (name: string, value: unknown) => string | null
  readonly onChange: (state: SaverState) => void
}

/** Edits without those that say what is stored: they are no changes, and none to keep or to ask about. */
function changesOf(edits: Edits, stored: Draft): Edits {
  const { changed } = merge(stored, edits, {})
  return without(edits, (path) => !changed.has(path))
}

/**
 * Saver of a record in edit: sends the changed values after a pause, with those that they replaced. Values that are refused, in conflict
 * with another desk, or held back stay as they are while the others are saved; nothing typed is lost.
 */
export class Saver {
  state: SaverState
  readonly #options: Options
  /** Refused values wait for their next change. */
  #refused: Draft = {}
  /** Reading that arrived during a save. */
  #newer: Draft | null = null
  /** Record at the time another desk was found to be quicker; the save is tried again over the next one. */
  #overtaken: Draft | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #going: Promise<void> = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
    const { stored, edits } = options
    this.state = {
      stored,
      edits: changesOf(edits, stored),
      complaints: {},
      message: null,
      isSaving: false,
      isOffline: false,
      savedAt: null,
    }
  }

  /** Takes the record as read again. */
  take(next: Draft) {
    if (this.state.isSaving) this.#newer = next
    else if (next !== this.state.stored) {
      this.#update({ stored: next })
      if (this.#overtaken !== null) this.#schedule(0)
    }
  }
  /** Changes values, to be saved after a pause. */
  set(values: Draft) {
    const { stored, complaints, isSaving } = this.state
    let { edits } = this.state
    for (const [name, value] of Object.entries(values)) edits = addEdits(edits, stored, name, { [name]: value })
    // what is stored is about to change during a save
    this.#update({
      edits: isSaving ? edits : changesOf(edits, stored),
      complaints: without(complaints, (path) => partsOf(path)[0] in values),
      message: null,
    })
    this.#schedule()
  }
  /** Resolves a conflict between two desks in favour of one value. */
  settle(name: string, whose: 'mine' | 'theirs') {
    const { edits, stored } = this.state
    this.#update({ edits: settleEdits(edits, { under: stored, shown: this.#merged().shown }, name, whose) })
    this.#schedule(0)
  }
  /** Drops the unsaved changes. */
  discard() {
    this.#update({ edits: {}, complaints: {}, message: null })
  }
  /** Saves now; true if nothing waits any more. `isLast` sends even if the window closes. */
  async flush(isLast = false): Promise<boolean> {
    clearTimeout(this.#timer)
    if (isLast && !this.state.isSaving) void this.#run(true)
    else this.#going = this.#going.then(() => this.#run(false))
    await this.#going
    return this.#merged().changed.size === 0
  }

  #update(change: Partial<SaverState>) {
    this.state = { ...this.state, ...change }
    this.#options.onChange(this.state)
  }
  #merged() {
    return merge(this.state.stored, this.state.edits, {})
  }
  #schedule(wait = pause) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), wait)
  }
  #toSend(): Draft {
    const { shown, changed, conflicts } = this.#merged()
    const isRefused = (name: string) => name in this.#refused && this.#refused[name] === shown[name]
    const isHeld = (name: string) => conflicts.includes(name) || isRefused(name) || this.#options.holdBack(name, shown[name]) !== null
    return without(shown, (name) => !changed.has(name) || isHeld(name))
  }
  async #run(isLast: boolean) {
    const sent = this.#toSend()
    const names = Object.keys(sent)
    if (names.length === 0) return
    const read = Object.fromEntries(names.map((name) => [name, this.state.edits[name]!.base]))
    this.#update({ isSaving: true })
    try {
      this.#done(sent, await this.#options.save(sent, { read, isLast }))
      this.#newer = null
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      this.#fail(error, sent)
    } finally {
      this.#update({ isSaving: false })
      const next = this.#newer
      this.#newer = null
      if (next) this.take(next)
    }
  }
  /** Takes the saved row; values typed meanwhile are changes of it. */
  #done(sent: Draft, row: Draft) {
    const { stored, edits, complaints } = this.state
    const left = Object.entries(edits).filter(([name, { value }]) => !(name in sent && value === sent[name]))
    const rebased = left.map(([name, edit]) => [name, name in sent ? { ...edit, base: row[name] } : edit])
    this.#refused = without(this.#refused, (name) => name in sent)
    this.#overtaken = null
    this.#update({
      stored: { ...stored, ...row },
      edits: changesOf(Object.fromEntries(rebased) as Edits, { ...stored, ...row }),
      complaints: without(complaints, (path) => partsOf(path)[0] in sent),
      message: null,
      isOffline: false,
      savedAt: clubTime().minute,
    })
  }
  #fail(error: RefusedError, sent: Draft) {
    if (error.status === 0) {
      this.#update({ isOffline: true })
      return this.#schedule(tryAgain)
    }
    if (error.code === 'msg.changed_meanwhile' && this.#overtaken !== this.state.stored) {
      this.#overtaken = this.state.stored
      return this.#schedule(tryAgain)
    }
    const named = new Set(Object.keys(error.fields).map((path) => partsOf(path)[0]))
    const isNamed = [...named].some((name) => name in sent)
    this.#refused = { ...this.#refused, ...without(sent, (name) => isNamed && !named.has(name)) }
    this.#update({ complaints: { ...this.state.complaints, ...error.fields }, message: isNamed ? null : error.msg })
    // the others are saved without those that were refused
    if (isNamed && Object.keys(this.#toSend()).length > 0) this.#schedule(0)
  }
}
