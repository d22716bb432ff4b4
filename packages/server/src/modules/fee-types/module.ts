import type { ServerModule } from '../../kit/module.ts'

export const feeTypesModule = { routes: [] } satisfies ServerModule
