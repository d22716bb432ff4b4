import type { JobHandlers } from '../../kit/outbox.ts'
import { mailPasswordLink } from './forgotten-password.ts'

/** The outbox's jobs of this module, beside the kit's `mail`. */
export const jobs: JobHandlers = { 'password-link': mailPasswordLink }
