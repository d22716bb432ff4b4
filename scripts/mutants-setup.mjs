import { appendFileSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { switches } from './mutation-switches.mjs'

/** Notes for each test file which places of mistakes its tests come to; what is read when a module is loaded is none. */
const { folder, reached } = JSON.parse(readFileSync(process.env.MUTANTS_PLAN, 'utf8'))
beforeAll(() => switches.reached.clear())
afterAll(() => {
  const file = relative(folder, expect.getState().testPath)
  appendFileSync(reached, `${JSON.stringify({ file, places: [...switches.reached] })}\n`)
  switches.reached.clear()
})
