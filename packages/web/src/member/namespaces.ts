/** Namespaces of the page's texts; only the last one is its own. */
export const namespaces = 'kit+identity+member-page'
