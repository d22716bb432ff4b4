import 'react'

declare module 'react' {
  /** Custom properties are styles like any other: what a style sheet reads is set where the component is. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
