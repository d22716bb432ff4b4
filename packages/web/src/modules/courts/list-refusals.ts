import { Refused } from '../../kit/refused.ts'

/** Makes a call whose refusals name fields inside of lists ('recurso_tiposocio.2.hora_fin'): the complaint is shown at the list. */
export async function complainingAt<T>(lists: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const fields: Record<string, string[]> = {}
    for (const [name, texts] of Object.entries(error.fields)) {
      const at = lists[name.split('.')[0]!] ?? name
      fields[at] = [...new Set([...(fields[at] ?? []), ...texts])]
    }
    throw new Refused(
      error.status,
      { ...error.body, ...Object.fromEntries(Object.keys(error.fields).map((name) => [name, undefined])), ...fields },
      error.msg,
    )
  }
}
