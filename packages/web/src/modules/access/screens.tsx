import type { ScreenSpec } from '../../kit/screens.ts'

export const screens: readonly ScreenSpec[] = []
