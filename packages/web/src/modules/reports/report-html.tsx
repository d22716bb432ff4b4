import { createElement, Fragment, type ReactNode } from 'react'

/** Elements allowed in a report's HTML, without attributes except a link's address; of all others only the text is kept. */
const allowed = new Set([
  ...['P', 'BR', 'B', 'STRONG', 'I', 'EM', 'SMALL', 'SPAN', 'DIV', 'H2', 'H3', 'H4', 'UL', 'OL', 'LI', 'A'],
  ...['TABLE', 'CAPTION', 'THEAD', 'TBODY', 'TR', 'TH', 'TD'],
])
/** Elements dropped with their text. */
const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME', 'OBJECT', 'SVG', 'MATH', 'TITLE', 'TEXTAREA'])
/** Allowed link targets: a screen, or a page over https. */
const isSafe = (address: string) => /^(#\/|https:\/\/)/.test(address)

/** The document is never shown: nothing in it is loaded or run. */
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

function nodeOf(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element) || silent.has(node.nodeName.toUpperCase())) return null
  const inside = nodesOf(node)
  if (!allowed.has(node.nodeName)) return <Fragment key={key}>{inside}</Fragment>
  const address = node.getAttribute('href') ?? ''
  const link = node.nodeName === 'A' && isSafe(address) ? { href: address, rel: 'noreferrer' } : {}
  return createElement(node.nodeName.toLowerCase(), { key, ...link }, ...(node.nodeName === 'BR' ? [] : [inside]))
}
const nodesOf = (parent: Node): ReactNode[] => [...parent.childNodes].map(nodeOf)

/** Simple HTML as elements of the page, created one by one: other content is dropped. */
export const SafeHtml = ({ html }: { html: string }) => <>{nodesOf(bodyOf(html))}</>

/** Text of HTML, for a search, an export or a sort. */
export function textOf(html: string): string {
  const body = bodyOf(html)
  for (const one of body.querySelectorAll([...silent].join(',').toLowerCase())) one.remove()
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
