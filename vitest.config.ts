import { defineConfig } from 'vitest/config'

/** Three projects: `unit` (Node and PostgreSQL), `web` (components in the browser) and `journeys` (the started product, one after the other). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{contract,server,web}/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          globalSetup: ['packages/server/src/kit/test-server.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      'packages/*/vitest.browser.config.ts',
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.journey.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
