import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root, run, Trouble } from './processes.mjs'

/** Chromium without its windows: a third less work for the same pages. */
const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chromium: the named one, the headless shell (installed by apt for root on Debian), the system's, Playwright's own, downloaded if need be. */
export async function findBrowser(node, env) {
  const found = process.env.CHROMIUM_PATH || inPath([shell])
  if (found) return found
  if (isRootOnDebian()) {
    console.log('Installing a browser for the tests, once …')
    const apt = (...args) =>
      run('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } })
    const code = (await apt('update')) || (await apt('install', '-y', '--no-install-recommends', shell, 'fonts-liberation'))
    if (code === 0 && inPath([shell])) return inPath([shell])
  }
  const here = inPath(names) ?? applications.find((path) => existsSync(path)) ?? playwrightBrowser(node)
  if (here) return here
  await run(node, [join(root, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium'], { env })
  const installed = playwrightBrowser(node)
  if (!installed) throw new Trouble('There is no browser for the tests: install Chromium, or set CHROMIUM_PATH to one.')
  return installed
}

function inPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

function playwrightBrowser(node) {
  const question = "import { chromium } from 'playwright'; process.stdout.write(chromium.executablePath())"
  const { stdout } = spawnSync(node, ['--input-type=module', '--eval', question], { cwd: root, encoding: 'utf8' })
  return stdout && existsSync(stdout) ? stdout : undefined
}

function isRootOnDebian() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  return process.getuid?.() === 0 && /^ID=debian$/m.test(release)
}
