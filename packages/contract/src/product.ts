/** The one configured product name: display name, and the form used in paths and names (param_tribuna). */
export const product = { name: 'Tribuna', slug: 'tribuna', version: '0.1.0' } as const
