import { deleteLayout, saveLayout, showLayout } from '@app/contract/shell/grid-layout'
import type { SavedLayout } from '../../kit/grid/column.ts'
import { call } from '../../kit/reads/call.ts'
import { registerLayoutCalls } from '../../kit/reads/layout-calls.ts'

/** Registers the shell's calls for storing grid layouts. */
export const registerGridLayouts = () =>
  registerLayoutCalls({
    show: async (layout) => (await call(showLayout, { layout })).options as SavedLayout | null,
    save: (of, options) => call(saveLayout, { ...of, options }),
    remove: (of) => call(deleteLayout, of),
  })
