import { type Browser, chromium } from 'playwright'

/** Browser found by `npm test`, without any call home. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
