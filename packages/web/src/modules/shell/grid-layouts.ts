import { deleteLayout, saveLayout, showLayout } from '@app/contract/shell/grid-layout'
import type { SavedLayout } from '../../kit/grid/column.ts'
import { call } from '../../kit/reads/call.ts'
import { keepLayoutsBy } from '../../kit/reads/layout-calls.ts'

/** Layouts of grids are kept by the shell's calls. */
export const registerGridLayouts = () =>
  keepLayoutsBy({
    show: async (layout) => (await call(showLayout, { layout })).options as SavedLayout | null,
    save: (of, options) => call(saveLayout, { ...of, options }),
    remove: (of) => call(deleteLayout, of),
  })
