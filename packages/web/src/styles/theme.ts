import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { actOverList } from '../kit/screen/commands.ts'

/** Dark mode is a separate palette: three neutral surfaces, borders lighter than they are, no pure black or white. */
const dark: MantineColorsTuple = [
  '#e6e9ef',
  '#c3c9d4',
  '#a3abb8',
  '#7f8896',
  '#39404d',
  '#2c323d',
  '#242832',
  '#1c1f26',
  '#16181d',
  '#101216',
]

const compact = { defaultProps: { size: 'xs' } }
const compactNames = [
  'TextInput',
  'NumberInput',
  'NativeSelect',
  'Textarea',
  'PasswordInput',
  'Checkbox',
  'Switch',
  'Button',
  'ColorInput',
  'SegmentedControl',
  'PinInput',
  'FileInput',
  'Radio',
  'Kbd',
]

/** One compact scale for every screen: 13 px text, 30 px controls, one accent. */
export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 8 },
  autoContrast: true,
  colors: { dark },
  defaultRadius: 6,
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  fontFamily: "Inter, 'Segoe UI', system-ui, -apple-system, Roboto, 'Helvetica Neue', Arial, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', 'SF Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '12px', sm: '13px', md: '13px', lg: '15px', xl: '18px' },
  lineHeights: { xs: '16px', sm: '18px', md: '19px', lg: '22px', xl: '24px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '18px', lineHeight: '24px' },
      h2: { fontSize: '15px', lineHeight: '20px' },
      h3: { fontSize: '13px', lineHeight: '18px' },
    },
  },
  components: {
    ...Object.fromEntries(compactNames.map((name) => [name, compact])),
    Select: { defaultProps: { ...compact.defaultProps, onKeyDownCapture: actOverList } },
    Badge: { defaultProps: { variant: 'default', radius: 4, tt: 'none', fw: 500 } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: false, events: { hover: true, focus: true, touch: false } } },
    Modal: { defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.4 }, transitionProps: { duration: 120 } } },
    Drawer: { defaultProps: { position: 'right', overlayProps: { backgroundOpacity: 0.2 }, transitionProps: { duration: 140 } } },
    // the first item gets the focus immediately; the placeholder that would get it instead is not a child of a menu (WCAG 1.3.1)
    Menu: { defaultProps: { shadow: 'md', transitionProps: { transition: 'fade', duration: 80 }, withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { transition: 'fade', duration: 80 } } },
  },
})

/** Shades of the library below 4.5:1 on our surfaces, corrected in both palettes. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': '#1c2430',
    '--mantine-color-dimmed': '#5b6472',
    '--mantine-color-placeholder': '#6b7480',
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-default-border': '#d3d8e0',
  },
  dark: {
    '--mantine-color-text': '#e6e9ef',
    '--mantine-color-dimmed': '#a3abb8',
    '--mantine-color-placeholder': '#929bab',
    '--mantine-color-error': '#ff9c9c',
    '--mantine-color-default': '#242832',
    '--mantine-color-default-border': '#434b5a',
  },
})
