import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { marked } from 'marked'
import type { Plugin } from 'vite'

/** Address of a chapter in the product: links between the Markdown files of the guide lead there. */
const chapterLink = (file: string) => `#/ayuda/guia?capitulo=${file.replace('.md', '')}`

/** Chapters of the guide in docs/guide: their Markdown as HTML, with their pictures as files of the application. */
export const guideChapters: Plugin = {
  name: 'guide-chapters',
  enforce: 'pre',
  transform: (text, id) => {
    if (!/docs\/guide\/\w+\/[\w-]+\.md$/.test(id)) return null
    const html = marked
      .parse(text, { async: false })
      .replaceAll(/href="([\w-]+\.md)"/g, (_all, file: string) => `href="${chapterLink(file)}"`)
      .replaceAll('<img ', '<img loading="lazy" ')
    // a picture that is not taken yet has no file: `npm run guide` starts the built application
    const pictures = [...html.matchAll(/src="(pictures\/[\w-]+\.jpg)"/g)]
      .map((one) => one[1]!)
      .filter((path) => existsSync(join(dirname(id), path)))
    const imports = pictures.map((path, index) => `import picture${index} from './${path}?url'`)
    const parts = pictures.reduce(
      (code, path, index) => code.replace(`\\"${path}\\"`, `\\"" + picture${index} + "\\"`),
      JSON.stringify(html),
    )
    return { code: `${imports.join('\n')}\nexport default ${parts}`, map: null }
  },
}
