import { webManagerAddress } from '@app/contract/frames/web-manager'
import { handle } from '../../kit/http/serve.ts'
import { param } from '../club/public.ts'
import { frameAddress } from './frame-address.ts'

export const address = handle(webManagerAddress, async ({ tx, club }) => ({
  url: frameAddress(await param(tx, 'URL_GESTOR_WEB'), club),
}))
