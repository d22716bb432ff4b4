import { inMenu } from './kit/menu.ts'

/** Screens of the specification that are not built yet. A row moves to its module with its screen; the list only shrinks. */
// biome-ignore format: one screen a line
export const screensToCome = inMenu([
])
