const form = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/

/** One e-mail address in small letters and without spaces around it or a 'mailto:'; null when it cannot be one. */
export const readEmail = (raw: string): string | null => {
  const text = raw
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
  return text.length <= 254 && text.indexOf('@') <= 64 && form.test(text) ? text : null
}
