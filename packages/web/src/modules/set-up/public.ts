export { SetUpParts } from './set-up-parts.tsx'
