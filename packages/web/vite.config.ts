import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The server takes writes from its own host only, so the proxy keeps the browser's. */
const product = { target: `http://127.0.0.1:${process.env.PORT ?? '3000'}`, changeOrigin: false }

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    /** The contract only declares, so what a screen does not import of it does not come along. */
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !id.includes('/packages/contract/') } },
  },
  server: { proxy: { '^/(api|health|ready)(/|$)': product, '^/(ultimosAccesos|algunRecursoConValidacionReserva)': product } },
})
