const form = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/

/** E-mail address in lower case and without surrounding spaces or a 'mailto:'; null if impossible. */
export const readEmail = (raw: string): string | null => {
  const text = raw
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
  return text.length <= 254 && text.indexOf('@') <= 64 && form.test(text) ? text : null
}
