/**
 * Kinds of trouble that the tax agency's codes tell: an unknown tax id, a clock apart, a record that is there already, sums, the chain
 * itself (fingerprint, first record), the heading of a sending, anything else.
 */
export const troubles = ['nif', 'reloj', 'duplicado', 'importes', 'cadena', 'cabecera', 'otro'] as const
export type Trouble = (typeof troubles)[number]

const codes: Readonly<Record<Exclude<Trouble, 'otro' | 'cabecera'>, readonly number[]>> = {
  nif: [1109, 1110, 1239, 2001],
  reloj: [2004],
  duplicado: [3000, 3001],
  importes: [1140, 1142, 1143, 1150, 1210, 1216, 2005, 2006],
  cadena: [2000, 2002, 2003, 2007, 2008],
}

/** Kind of trouble of a code; those of headings are 4000 to 4999. */
export function troubleOf(code: number | null): Trouble {
  if (code === null) return 'otro'
  if (code >= 4000 && code < 5000) return 'cabecera'
  return (Object.keys(codes) as (keyof typeof codes)[]).find((kind) => codes[kind].includes(code)) ?? 'otro'
}

/** Refusals of a sending for its content: one of its records is the reason, not the header. */
export const isOfContent = (code: number | null): boolean => code !== null && [4102, 4103, 4106, 4119, 4136, 4137].includes(code)
