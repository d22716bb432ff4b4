import type { FastifyRequest } from 'fastify'
import { escaped } from './html.ts'

interface Page {
  readonly lang: string
  readonly title: string
  readonly lines: readonly string[]
  /** A form that posts to the page's own address: its button and its hidden fields. */
  readonly form?: { readonly button: string; readonly hidden: Readonly<Record<string, string>> }
}

const style =
  'body{font:16px/1.5 system-ui;max-width:26rem;margin:15vh auto;padding:0 1rem;color-scheme:light dark}h1{font-size:1.35rem}button{font:inherit;padding:.6rem 1.4rem;cursor:pointer}'

/** A page that works without scripts, for addresses that people open from a letter; the web itself is at /admin. */
export function page({ lang, title, lines, form }: Page): string {
  const hidden = Object.entries(form?.hidden ?? {}).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const body = [
    `<h1>${escaped(title)}</h1>`,
    ...lines.map((line) => `<p>${escaped(line)}</p>`),
    ...(form ? [`<form method="post">${hidden.join('')}<button>${escaped(form.button)}</button></form>`] : []),
  ]
  return `<!doctype html><html lang="${escaped(lang)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escaped(title)}</title><style>${style}</style><main>${body.join('')}</main></html>`
}

/** True if a browser opens an address or sends a form, false for a program. */
export const wantsPage = (request: Pick<FastifyRequest, 'headers'>) => (request.headers.accept ?? '').includes('text/html')
