/** Storage key of the library for the colour scheme. */
const schemeKey = 'mantine-color-scheme-value'
const densityKey = 'density'
export type Density = 'compact' | 'comfortable'

/** Applies the chosen scheme before the first paint, so that nothing flashes. */
export function applyScheme() {
  const chosen = localStorage.getItem(schemeKey) ?? 'auto'
  const isDark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
}

export const currentDensity = (): Density => (localStorage.getItem(densityKey) === 'comfortable' ? 'comfortable' : 'compact')

/** Rows and controls of 28 and 30 pixels, or of 36 and 38 for desks with a touch screen. */
export function applyDensity(density: Density = currentDensity()) {
  localStorage.setItem(densityKey, density)
  document.body.dataset.density = density
}
