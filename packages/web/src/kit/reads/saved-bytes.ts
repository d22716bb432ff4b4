/** Offers a file for download; characters not allowed in file names are removed. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name.replaceAll(/[\\/:*?"<>|]+\s*/g, ' ').trim()
  document.body.append(link)
  link.click()
  link.remove()
  URL.revokeObjectURL(link.href)
}

/** Saves bytes that a call answers in Base64. */
export const saveBytes = (bytes: string, type: string, name: string): void =>
  saveFile(new Blob([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], { type }), name)
