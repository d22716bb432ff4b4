import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const product = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: { target: 'es2023', cssCodeSplit: true, assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: { '^/(api|health|ready)(/|$)': product, '^/(ultimosAccesos|algunRecursoConValidacionReserva)': product } },
})
