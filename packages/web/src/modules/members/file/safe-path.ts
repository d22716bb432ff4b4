/** Return path from the address (spec 3 §2.2); only paths of the product. */
export const safePath = (path: string | null) => (path && /^\/(?!\/)/.test(path) ? path : null)
