import { deleteLayout, saveLayout, showLayout } from '@app/contract/shell/grid-layout'
import { call } from '../../kit/call.ts'
import type { SavedLayout } from '../../kit/grid/column.ts'
import { keepLayoutsBy } from '../../kit/layout-calls.ts'

/** Layouts of grids are kept by the shell's calls. */
export const registerGridLayouts = () =>
  keepLayoutsBy({
    show: async (layout) => (await call(showLayout, { layout })).options as SavedLayout | null,
    save: (of, options) => call(saveLayout, { ...of, options }),
    remove: (of) => call(deleteLayout, of),
  })
