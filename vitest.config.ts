import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Four projects: `unit` (Node and PostgreSQL), `web-browser` (components in the browser), `journeys` (the started product, one for each file,
 * each on a copy of one demo club) and `recipes` (a copy of the product that follows them; it takes the whole machine).
 */
export default defineConfig({
  test: {
    // one more than cores: much of a test's time is waiting for the database or the browser
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{contract,server,web}/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: ['scripts/recipes.test.mjs'],
          globalSetup: ['packages/server/src/testing/server.ts'],
          // modules are read once, not once a file: a third of the time; files share no state but what a module keeps, which no test may lean on
          isolate: false,
          // many times what they take: a slow machine is no fault
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      'packages/*/vitest.browser.config.ts',
      {
        test: {
          name: 'recipes',
          include: ['scripts/recipes.test.mjs'],
          sequence: { groupOrder: 2 },
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.journey.test.ts'],
          globalSetup: ['e2e/template.ts'],
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
          // many times what they take, as above
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
