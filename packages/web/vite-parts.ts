/** The server accepts writes from its own host only, so the proxy keeps the browser's. */
export const product = { target: `http://127.0.0.1:${process.env.PORT ?? '3000'}`, changeOrigin: false }

/** The contract only declares, so the parts that a screen does not import are dropped. */
export const purePart = { moduleSideEffects: (id: string) => !id.includes('/packages/contract/') }
