import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** Receives an upload: returns its parts, refuses a file named `mal`, drops the connection on `perdido`, delays `lento`. */
async function takeUpload(request: IncomingMessage, response: ServerResponse) {
  const body = Buffer.concat(await request.toArray())
  const nombre = /name="nombre"\r\n\r\n([^\r]*)/.exec(body.toString('utf8'))?.[1] ?? ''
  if (nombre === 'perdido') return response.destroy()
  if (nombre === 'lento') await setTimeout(400)
  const refusal = { msg: 'No se entiende.', archivo: ['No es una lista.'] }
  const type = request.headers['content-type']?.split(';')[0]
  response.statusCode = nombre === 'mal' ? 422 : 200
  return response.end(JSON.stringify(nombre === 'mal' ? refusal : { bytes: body.length, nombre, type, id: Number(request.url?.slice(1)) }))
}

/** Real uploads for the tests of files. */
const uploads: Plugin = {
  name: 'uploads',
  configureServer: ({ middlewares }) => {
    middlewares.use('/test-upload', (request, response) => void takeUpload(request, response))
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), uploads],
  optimizeDeps: {
    include: [
      '@mantine/core',
      '@mantine/dates',
      '@mantine/hooks',
      '@mantine/tiptap',
      '@tabler/icons-react',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-table',
      '@tanstack/react-virtual',
      '@tiptap/core',
      '@tiptap/extension-image',
      '@tiptap/extension-link',
      '@tiptap/extension-text-align',
      '@tiptap/pm/model',
      '@tiptap/pm/state',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'axe-core',
      'dayjs',
      'fast-check',
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'write-excel-file/browser',
    ],
  },
  test: {
    name: 'web-browser',
    include: ['src/**/*.browser.test.tsx'],
    // many times what they take: a slow machine is no fault
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args } }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
})
