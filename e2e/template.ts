import { scratchFolder } from '@app/server/testing/scratch-folder'
import type { TestProject } from 'vitest/node'
import { buildWeb, startOn, zoneOfNoon } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder with the demo club, not running: each journey file starts on a copy. */
    demoFolder: string
    /** Time zone of that club. */
    demoZone: string
  }
}

/** Creates the demo club once for all journeys: it takes longer than copying it. */
export async function setup(project: TestProject) {
  await buildWeb()
  const { folder, discard } = scratchFolder('demo')
  const zone = zoneOfNoon(new Date())
  await (await startOn(folder, { DEMO_ZONE: zone })).stop()
  project.provide('demoZone', zone)
  project.provide('demoFolder', folder)
  return discard
}
