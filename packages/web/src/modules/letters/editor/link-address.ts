const known = /^(?:https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d ]+|\{\{[\p{L}\d_]+\}\})$/iu
const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const bare = /^[^\s:/@]+\.[^\s:/]{2,}(?:\/[^\s]*)?$/

/** Address of a link from typed text: a page without its protocol gets one; null if it is none. A field is an address too. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (known.test(text)) return text
  if (mail.test(text)) return `mailto:${text}`
  return bare.test(text) ? `https://${text}` : null
}
