export { demoDrawer } from './demo.ts'
