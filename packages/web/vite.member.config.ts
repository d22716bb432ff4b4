import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { product, purePart } from './vite-parts.ts'

/** While developing, the page is found at its base, as the server shows it. */
const pageAtBase: Plugin = {
  name: 'page-at-base',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (request.url === '/socio/' || request.url === '/socio') request.url = '/socio/member.html'
      next()
    })
  },
}

/** The players' page: a build of its own, so that nothing of the program comes along. */
export default defineConfig({
  base: '/socio/',
  plugins: [react(), pageAtBase],
  build: {
    outDir: 'dist-member',
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: 'member.html', treeshake: purePart },
  },
  server: { proxy: { '^/(api|pago|health|ready|admin)(/|$)': product } },
})
