/** Largest file of a letter in bytes: 100 MB. */
export const attachmentMax = 104_857_600
/** Files of a mail together in bytes: what does not fit goes as a link. */
const mailedMax = 10_485_760
/** Days for which the link of a file is open after the letter left. */
export const linkDays = 30

/** Kinds that could run on the reader's machine: mail servers refuse them. */
const forbidden = new Set(
  'ade adp apk app appx appxbundle bat cab chm cmd com cpl diagcab dll dmg ex ex_ exe hta htm html img ins iso isp jar jnlp js jse lib lnk mde msc msi msix msp mst nsh pif ps1 scr sct shb svg sys vb vbe vbs vhd vxd wsc wsf wsh xll docm dotm pptm potm ppam ppsm sldm xlsm xltm xlam url xhtml shtml mht mhtml website'.split(
    ' ',
  ),
)

/** True for a file name whose kind is not sent. Windows drops dots and spaces at the end, and what follows a colon. */
export function isForbiddenFile(name: string): boolean {
  const [plain = ''] = name.split(':')
  const parts = plain.split(/[. ]+/).filter((part) => part !== '')
  return parts.length > 1 && forbidden.has(parts.at(-1)!.toLowerCase())
}

/** Files that go as a link: each that would make those before it in the mail too heavy. */
export function asLinks(sizes: readonly number[]): readonly boolean[] {
  let mailed = 0
  return sizes.map((size) => {
    const fits = mailed + size <= mailedMax
    if (fits) mailed += size
    return !fits
  })
}
