export { RunsStrip } from './runs-strip.tsx'
