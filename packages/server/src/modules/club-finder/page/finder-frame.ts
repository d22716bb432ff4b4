import { languages } from '@app/contract/kit/texts'
import { product } from '@app/contract/product'
import { escaped } from '../../../kit/http/html.ts'
import { hiddenFields, linkStyle } from '../../mail/public.ts'
import { languageNames } from '../language.ts'
import { finderScript } from './finder-script.ts'
import { finderStyle } from './finder-style.ts'
import { addressWith, fieldsWith, type Tab, tabPaths, type View } from './finder-view.ts'

const tabs: readonly Tab[] = ['pistas', 'eventos', 'torneos']

/** Choice of the language, which keeps the search. */
function languageForm(view: View): string {
  const choices = languages.map((one) => `<option value="${one}"${one === view.lang ? ' selected' : ''}>${languageNames[one]}</option>`)
  const rest = hiddenFields(Object.fromEntries(fieldsWith(view, { lang: null })))
  return `<form class="lang" method="get" action="${tabPaths[view.tab]}">${rest}<select name="lang" aria-label="${escaped(view.say('finder.language'))}">${choices.join('')}</select><button>${escaped(view.say('finder.change'))}</button></form>`
}

/** Whole page: head with the tabs, and its content; `place` is the town of the search, for the recent ones of this device. */
export function finderFrame(view: View, { title, body, place = null }: { title: string; body: string; place?: string | null }): string {
  const { say, lang, tab } = view
  const links = tabs.map(
    (one) =>
      `<a href="${escaped(addressWith(view, { club: null, minuto_ini: view.input.minuto_ini }, one))}"${one === tab ? ' aria-current="page"' : ''}>${escaped(say(`finder.tab.${one}`))}</a>`,
  )
  const home = escaped(addressWith(view, { club: null }))
  const data = `data-asking="${escaped(say('finder.asking'))}"${place === null ? '' : ` data-place="${escaped(place)}"`}`
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escaped(title)} · ${product.name}</title><style>${linkStyle}${finderStyle}</style></head><body><header><b><a href="${home}">${escaped(say('finder.title'))}</a></b><nav class="tabs" aria-label="${escaped(say('finder.tabs'))}">${links.join('')}</nav><div class="tools">${languageForm(view)}<a href="/socio">${escaped(say('finder.enter'))}</a></div></header><main ${data}>${body}</main><script>${finderScript}</script></body></html>`
}
