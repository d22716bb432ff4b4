import { watching } from '../../kit/media.ts'

/** Whether the window is too narrow for a sidebar. */
export const useIsNarrow = watching('(max-width: 760px)')
