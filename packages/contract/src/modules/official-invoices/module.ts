import type { ContractModule } from '../../kit/module.ts'

/** Official invoices: kinds, taxes, and their records for VERI*FACTU. */
export const officialInvoicesModule = { resources: [], actions: [], refusals: {}, texts: {}, menu: [] } satisfies ContractModule
