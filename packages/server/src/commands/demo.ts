import { makeDemoClub, type SizeName, sizes } from '../demo.ts'
import { configuration } from '../kit/configuration.ts'
import { StartFailure } from '../kit/embedded/start-failure.ts'
import { prepareAll } from '../prepare.ts'
import { withDatabase } from './with-database.ts'

/** `npm run demo -- --size S|L`: recreates the demo club; its data are lost. */
export async function run(args: readonly string[]): Promise<number> {
  const size = (args[args.indexOf('--size') + 1] ?? 'S') as SizeName
  if (args.includes('--size') && !(size in sizes)) throw new StartFailure(`There is no size '${size}': use S or L.`)
  return withDatabase(async ({ pool }) => {
    await prepareAll(pool)
    const report = (progress: string) => console.log(progress)
    await makeDemoClub(pool, { size: args.includes('--size') ? size : 'S', zone: configuration().demoZone, report })
    return 0
  })
}
