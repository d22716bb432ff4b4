import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { withSwitches } from './mutation-switches.mjs'

/** What `mutants.mjs` wrote down for this run: the copy of the product, its mistakes by file, which tests run, where their outcomes are noted. */
const { folder, mistakes, include, outcomes } = JSON.parse(readFileSync(process.env.MUTANTS_PLAN, 'utf8'))
const placed = new Map(Object.entries(mistakes).map(([file, own]) => [join(folder, file), own]))

/** The tests of the modules on sources with switches: workers keep them and make one mistake after another. */
export default defineConfig({
  plugins: [
    {
      name: 'switches',
      enforce: 'pre',
      transform: (source, id) => (placed.has(id) ? { code: withSwitches(source, placed.get(id), id).source, map: null } : undefined),
    },
  ],
  test: {
    root: folder,
    include,
    globalSetup: ['packages/server/src/testing/server.ts'],
    setupFiles: [join(import.meta.dirname, 'mutants-setup.mjs')],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // what a mistake leaves behind, a promise that fails late, is no news
    dangerouslyIgnoreUnhandledErrors: true,
    reporters: [
      {
        onTestModuleEnd: (file) =>
          appendFileSync(
            outcomes,
            `${JSON.stringify({ file: file.relativeModuleId, failed: file.state() === 'failed', milliseconds: file.diagnostic().duration })}\n`,
          ),
      },
    ],
  },
})
