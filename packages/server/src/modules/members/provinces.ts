import { provinceChoices } from '@app/contract/members/provinces'
import { provincesOfSpain } from '@app/contract/values/provinces'
import { handle } from '../../kit/http/serve.ts'

export const provinces = handle(provinceChoices, async ({ tx }) => {
  const rows = await tx.selectFrom('socio').select('provincia').distinct().where('provincia', 'is not', null).limit(1000).execute()
  const names = new Set([...provincesOfSpain, ...rows.flatMap(({ provincia }) => provincia?.trim() || [])])
  return [...names].toSorted((a, b) => a.localeCompare(b, 'es')).map((name) => ({ id: name, text: name }))
})
