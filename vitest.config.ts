import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const rules = ['scripts/!(recipes).test.mjs', 'packages/server/src/{file-names,glossary}.test.ts', 'packages/web/src/styles.test.ts']

/**
 * Five projects: `rules` (the sources themselves; part of `npm run check`), `unit` (Node and PostgreSQL), `web-browser` (components in the browser), `journeys` (the started product, one for each file,
 * each on a copy of one demo club) and `recipes` (a copy of the product that follows them; it takes the whole machine).
 */
export default defineConfig({
  test: {
    // one more than cores: much of a test's time is waiting for the database or the browser
    maxWorkers: availableParallelism() + 1,
    // a failure names every violation that it found
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      { test: { name: 'rules', include: rules, isolate: false, testTimeout: 300_000, hookTimeout: 300_000 } },
      {
        test: {
          name: 'unit',
          include: ['packages/{contract,server,web}/src/**/*.test.ts', 'e2e/look-screens.test.ts'],
          exclude: rules,
          globalSetup: ['packages/server/src/testing/server.ts'],
          // modules are read once, not once a file: a third of the time; files share no state but what a module keeps, which no test may lean on
          isolate: false,
          // many times what they take: a slow machine is no fault
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
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
