import { onTestFinished } from 'vitest'

/** Form that was sent. */
export interface Sent {
  readonly url: string
  readonly form: FormData
}
/** Answers uploads, which do not go through fetch; returns the forms that were sent. */
export function serveUploads(answer: (sent: Sent) => { status?: number; body: unknown }): Sent[] {
  const sent: Sent[] = []
  const real = window.XMLHttpRequest
  window.XMLHttpRequest = class {
    url = ''
    status = 200
    responseText = ''
    upload = {}
    onload: (() => void) | null = null
    open(_method: string, url: string) {
      this.url = url
    }
    setRequestHeader() {}
    send(form: FormData) {
      const one = { url: this.url, form }
      sent.push(one)
      const { status = 200, body } = answer(one)
      this.status = status
      this.responseText = JSON.stringify(body)
      queueMicrotask(() => this.onload?.())
    }
  } as never
  onTestFinished(() => {
    window.XMLHttpRequest = real
  })
  return sent
}
