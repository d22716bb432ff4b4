export { type DemoDrawer, demoDrawer } from './demo.ts'
