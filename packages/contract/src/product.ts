/** The one configured product name: as people read it, and as it stands in paths and names (param_tribuna). */
export const product = { name: 'Tribuna', slug: 'tribuna', version: '0.1.0' } as const
