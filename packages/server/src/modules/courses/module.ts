import type { ServerModule } from '../../kit/module.ts'

export const coursesModule = { routes: [] } satisfies ServerModule
