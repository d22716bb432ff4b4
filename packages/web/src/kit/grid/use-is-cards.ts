import { watching } from '../media.ts'

/** Whether the window is too narrow for rows: each is then a card of two lines. */
export const useIsCards = watching('(max-width: 600px)')
