/**
 * Success and failure form of an answer. The specification's calls disagree, and each keeps its own: never assume one
 * polarity.
 */
interface Style {
  /** Body of the answer; `msg` is the success text. */
  readonly wrap: (output: unknown, msg: string) => unknown
  readonly unwrap: (body: unknown) => unknown
  /** Refusal body fields beside `msg`, `code` and the fields. */
  readonly refused: (msg: string) => Record<string, unknown>
}
const plain = { wrap: (output: unknown) => output, unwrap: (body: unknown) => body, refused: () => ({}) }
const inside = (output: unknown) => (typeof output === 'object' && output !== null && !Array.isArray(output) ? output : { data: output })
const withMessage = (good: Record<string, unknown>, bad: Record<string, unknown>): Style => ({
  wrap: (output, msg) => ({ ...inside(output), ...good, msg }),
  unwrap: (body) => body,
  refused: () => bad,
})

export const answers = {
  plain,
  /** {status: 'ok' | 'fail', msg, data: {…, msg}}: the message in both places. */
  statusOk: {
    wrap: (output, msg) => ({ status: 'ok', msg, data: { ...inside(output), msg } }),
    unwrap: (body) => (body as { data: unknown }).data,
    refused: (msg) => ({ status: 'fail', data: { msg } }),
  },
  statusOneIsSuccess: withMessage({ status: 1 }, { status: 0 }),
  statusOneIsError: withMessage({ status: 0 }, { status: 1 }),
  errorFlag: withMessage({ error: 0 }, { error: 1 }),
  /** {data: …} (get_cajas, A-02). */
  inData: { wrap: (output) => ({ data: output }), unwrap: (body) => (body as { data: unknown }).data, refused: () => ({}) },
  /** HTML page, for addresses opened directly in a browser. */
  page: plain,
  /** iCalendar, for calendar programs. */
  calendar: plain,
  /** Plain for programs. A browser that posted a form is redirected, and gets a refusal as a page. */
  form: plain,
  /** The bare word ok (guardarInicioSocio, R-051). */
  bareOk: { wrap: () => 'ok', unwrap: () => ({}), refused: () => ({}) },
} satisfies Record<string, Style>
export type AnswerStyle = keyof typeof answers
export const answerStyle = (style: AnswerStyle = 'plain'): Style => answers[style]
