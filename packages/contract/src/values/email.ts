/** URL parser of browsers and Node, declared here because the contract has the types of neither. */
declare const URL: { canParse(text: string): boolean; new (text: string): { readonly hostname: string } }

const form =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** A domain in the letters of the network: 'peña.es' → 'xn--pea-8ma.es'; unchanged if it has those already, or is none. */
function asciiDomain(domain: string): string {
  const isForeign = /[^ -~]/.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)
  return isForeign && URL.canParse(`http://${domain}/`) ? new URL(`http://${domain}/`).hostname : domain
}

/** E-mail address in lower case, its domain in ASCII, without surrounding spaces or a 'mailto:'; null if impossible. */
export const readEmail = (raw: string): string | null => {
  const typed = raw
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
  const at = typed.indexOf('@')
  const text = at < 0 ? typed : `${typed.slice(0, at)}@${asciiDomain(typed.slice(at + 1))}`
  return text.length <= 254 && at <= 64 && form.test(text) ? text : null
}
