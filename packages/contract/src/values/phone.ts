type Plan = { prefix: string; national: RegExp; trunk?: string }

const plans: Readonly<Record<string, Plan>> = {
  ES: { prefix: '34', national: /^[6-9]\d{8}$/ },
  PT: { prefix: '351', national: /^[23789]\d{8}$/ },
  FR: { prefix: '33', national: /^[1-9]\d{8}$/, trunk: '0' },
  IT: { prefix: '39', national: /^(?:0\d{5,10}|3\d{8,9})$/ },
  GB: { prefix: '44', national: /^[1-9]\d{8,9}$/, trunk: '0' },
  AD: { prefix: '376', national: /^(?:[3-9]\d{5}|6\d{8})$/ },
}

/**
 * Telephone in one form, '+' with prefix and digits ('600 11 22 33' → '+34600112233'), so that equal numbers are equal texts. Without '+'
 * or '00' it is a number of `country` (ES, PT, FR, IT, GB, AD). Refuses (null) numbers outside that country's plan; for other countries it
 * only checks 7 to 15 digits. A search for the national digits still finds it.
 */
export const readPhone = (raw: string, country = 'ES'): string | null => {
  const text = raw.replaceAll(/[\s.\-/]|\(0\)|[()]/g, '').replace(/^00/, '+')
  if (!/^\+?\d+$/.test(text)) return null
  const own = plans[country]
  if (!text.startsWith('+')) {
    if (!own) return null
    const national = own.trunk ? text.replace(new RegExp(`^${own.trunk}`), '') : text
    if (own.national.test(national)) return `+${own.prefix}${national}`
    // lists often carry the prefix without its plus
    return text.startsWith(own.prefix) && own.national.test(text.slice(own.prefix.length)) ? `+${text}` : null
  }
  const plan = Object.values(plans).find(({ prefix }) => text.startsWith(prefix, 1))
  if (plan) return plan.national.test(text.slice(1 + plan.prefix.length)) ? text : null
  return /^\+[1-9]\d{6,14}$/.test(text) ? text : null
}

/** Stored telephone in display form: numbers of the club's own country in groups without the prefix, others as stored. */
export const formatPhone = (phone: string, country = 'ES'): string => {
  const own = plans[country]
  if (!own || !phone.startsWith(`+${own.prefix}`)) return phone
  return `${own.trunk ?? ''}${phone.slice(own.prefix.length + 1)}`.replaceAll(/(\d{3})(?=\d{3})/g, '$1 ')
}
