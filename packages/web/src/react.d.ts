import 'react'

declare module 'react' {
  /** Custom properties are styles like any other: read by a style sheet, set at the component. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
