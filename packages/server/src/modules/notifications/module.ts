import type { ServerModule } from '../../kit/module.ts'

export const notificationsModule = { routes: [] } satisfies ServerModule
