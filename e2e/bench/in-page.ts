/** An awaited answer: path of the call, attribute of the drawn rows with their ids, highest number of rows to wait for. */
interface Watch {
  readonly path: string
  readonly attribute: string
  readonly id: string
  readonly enough: number
}

/** State of the measurements, on the page's global object. */
interface Measured {
  drawn: number[]
  answers: Record<string, { ids: string[]; at: number }>
  fetch: typeof fetch
  isDrawn: (ids: readonly string[]) => boolean
}
/** Runs in the page: times each answer from its parsed JSON to the frame after its rows are in the document. */
export function watchDrawing({ path, attribute, id, enough }: Watch) {
  const seen = globalThis as unknown as Measured
  seen.drawn = []
  seen.answers = {}
  // one walk over the document a frame: a query for each row would cost more than the drawing
  seen.isDrawn = (ids) => {
    const drawn = new Set([...document.querySelectorAll(`[${attribute}]`)].map((row) => row.getAttribute(attribute)))
    return ids.every((row) => drawn.has(row))
  }
  const original = seen.fetch.bind(globalThis)
  seen.fetch = async (input, init) => {
    const response = await original(input, init)
    if (new RegExp(path).test(String(input))) {
      void response
        .clone()
        .json()
        .then((answer: { reservas?: Record<string, unknown>[]; filas?: Record<string, unknown>[] }) => {
          const rows = answer.reservas ?? answer.filas ?? []
          const ids = rows.slice(0, enough).map((row) => String(row[id]))
          const began = performance.now()
          seen.answers[String(input)] = { ids, at: began }
          const look = () => {
            if (seen.isDrawn(ids)) requestAnimationFrame(() => seen.drawn.push(performance.now() - began))
            else requestAnimationFrame(look)
          }
          look()
        })
    }
    return response
  }
}
/** Runs in the page: presses the key of the next day; milliseconds to the frame after all its bookings are drawn, from their data if these come later. */
export function changeDay(day: string): Promise<number> {
  const { answers, isDrawn } = globalThis as unknown as Measured
  const began = performance.now()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ']', bubbles: true }))
  return new Promise((resolve) => {
    const look = () => {
      const answer = Object.entries(answers).find(([url]) => url.includes(`day=${day}`))?.[1]
      if (answer && isDrawn(answer.ids)) requestAnimationFrame(() => resolve(performance.now() - Math.max(began, answer.at)))
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Runs in the page: opens a member's page from the list; milliseconds to the frame after its name and figures are drawn. */
export function openFile(id: number): Promise<number> {
  const began = performance.now()
  location.hash = `#/socios/${id}/edit`
  return new Promise((resolve) => {
    const look = () => {
      const figures = document.querySelector('main [role="group"][aria-label="De un vistazo"]')
      if (document.querySelector('main h1') && figures?.textContent) requestAnimationFrame(() => resolve(performance.now() - began))
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Runs in the page: paints an element count after the answers of some calls; milliseconds to the frame after. */
export async function paintBare({ count, paths }: { count: number; paths: readonly string[] }): Promise<number> {
  const frame = () => new Promise(requestAnimationFrame)
  document.body.innerHTML = ''
  await frame()
  await frame()
  const began = performance.now()
  await Promise.all(paths.map(async (path) => (await fetch(path)).json()))
  document.body.innerHTML = '<div>0</div>'.repeat(count)
  await frame()
  await frame()
  return performance.now() - began
}

/** Runs in the page: `changed` is the milliseconds from the next click or letter to the frame after other rows are first. */
export function watchChange() {
  const rows = () =>
    [...document.querySelectorAll('[data-item]')]
      .slice(0, 10)
      .map((row) => row.getAttribute('data-item'))
      .join()
  const before = rows()
  const changed = new Promise<number>((resolve) => {
    const begin = () => {
      const began = performance.now()
      const look = () => {
        if (rows() === before) requestAnimationFrame(look)
        else requestAnimationFrame(() => resolve(performance.now() - began))
      }
      look()
    }
    for (const event of ['click', 'input']) document.addEventListener(event, begin, { capture: true, once: true })
  })
  Object.assign(globalThis, { changed })
}
