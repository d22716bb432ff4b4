import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync']

export default defineConfig({
  root: '/work/main/packages/web',
  plugins: [react()],
  optimizeDeps: {
    include: [
      '@mantine/core',
      '@mantine/hooks',
      '@tabler/icons-react',
      '@tanstack/react-table',
      '@tanstack/react-virtual',
      '@tanstack/react-query', '@tanstack/react-router', '@mantine/dates', 'dayjs', 'axe-core',
      'i18next',
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'write-excel-file/browser',
    ],
  },
  test: {
    name: 'web-browser',
    include: ['src/**/*.browser.test.tsx'],
    testTimeout: 15_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args } }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
})
