import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { guideChapters } from './guide-plugin.ts'
import { product, purePart } from './vite-parts.ts'

/** From some 400 rows on the Excel library would zip in its own blob worker, which the page's policy forbids. It runs in our worker already and zips there. */
const zipInOurWorker: Plugin = {
  name: 'zip-in-our-worker',
  load: (id) =>
    id.endsWith('/write-excel-file/modules/zip/zipToArrayBuffer.js')
      ? "import { zipSync } from 'fflate'\nexport default async (files) => zipSync(files).buffer"
      : null,
}

/** Code needed by every page: the libraries of routes, reads and popovers, the kit without its rarely used parts, the logic of the shell, the base of the planner's day. In one file, since many small ones compress worse. */
const always =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-query|query-core|store|react-store)|@floating-ui|tabbable|@mantine\/core\/esm\/components\/(Popover|FocusTrap|Transition|Portal))\/|web\/src\/(kit\/(dialogs|fields|reads|screen|texts)\/(?!print|grid-|(use-)?upload|reuse-equal|picking|layout-calls|chip-|chart-)|modules\/shell\/((bar|dashboard|palette)\/)?(?!palette|typos|language|apply-))[\w-]+\.ts$|kit\/(buttons\/link|screen\/(screen|states))\.tsx$|contract\/src\/modules\/(bookings\/(booking|booking-type|court-facts)|courts\/(court|court-type)|planner\/planner-(day|rules))\.ts$/

/** Files shared by many screens with the longest load. */
const large = /\/(data-grid|form|schedule|calendar|InputBase|Select|ScrollArea|Menu)-/

export default defineConfig({
  base: '/admin/',
  plugins: [react(), guideChapters],
  worker: { plugins: () => [zipInOurWorker] },
  build: {
    target: 'es2023',
    /** A list of all shared files of each screen would take 5 kB of the first file: small files load one step later. */
    modulePreload: { polyfill: false, resolveDependencies: (_file, deps) => deps.filter((one) => one.endsWith('.css') || large.test(one)) },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      treeshake: purePart,
      output: { codeSplitting: { groups: [{ name: 'base', test: always }] } },
    },
  },
  server: { proxy: { '^/(api|health|ready|socio)(/|$)': product, '^/(ultimosAccesos|algunRecursoConValidacionReserva)': product } },
})
