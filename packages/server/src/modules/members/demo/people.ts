import { addDays, type Day, daysBetween } from '@app/contract/values/day'
import { cccCheck, ibanCheck } from '@app/contract/values/iban'
import { dniLetter } from '@app/contract/values/nif'
import { plain } from '@app/contract/values/text'
import { type Random, randomFrom } from '../../../kit/random.ts'
import { givenNames, surnames } from './names.ts'
import { streets, type Town, towns } from './places.ts'

/** A member of the demo club, in the fields of `socio`; fictitious (see the numbers below). */
export interface DemoMember {
  readonly numsocio: number
  readonly nombre: string
  readonly apellidos: string
  readonly email: string
  readonly telefono: string
  readonly telefono2: string | null
  /** Children under 14 have none yet. */
  readonly nif: string | null
  readonly fecha_nac: Day
  readonly sx: 'M' | 'F'
  readonly direccion: string
  readonly codigo_postal: string
  readonly poblacion: string
  readonly provincia: string
  readonly full_iban: string | null
  readonly fecha_alta: Day
  /** 0 to 7, and the same in quarters. */
  readonly nivel: number
  readonly nivel_decimales: number
}

const pad = (n: number, length: number) => String(n).padStart(length, '0')

/**
 * A valid but unassigned DNI or (one in 14) NIE: DNI numbers from 99,000,000 and NIE from Z9,000,000 are not issued
 * yet. Distinct for every `n` below a million.
 */
export const demoNif = (n: number): string => {
  const number = (n * 7919) % 1_000_000
  const dni = 99_000_000 + number
  const nie = 9_000_000 + number
  return n % 14 === 9 ? `Z${nie}${dniLetter(20_000_000 + nie)}` : `${dni}${dniLetter(dni)}`
}

const banks = [
  ['2100', 40],
  ['0182', 20],
  ['0081', 15],
  ['0049', 12],
  ['3025', 8],
  ['1465', 5],
] as const

/** A valid Spanish IBAN of a known bank, at a branch 999x that no bank has. */
const demoIban = (random: Random): string => {
  const branch = `${random.weighted(banks)}999${random.int(0, 9)}`
  const number = pad(random.int(0, 9_999_999_999), 10)
  const account = branch + cccCheck(branch, number) + number
  return `ES${ibanCheck('ES', account)}${account}`
}

/** A telephone in a range of the Spanish plan assigned to no operator, so that no message reaches a real person. */
const demoPhone = (random: Random): string => `+3477${pad(random.int(0, 9_999_999), 7)}`

/** Age from and to, and how many of a club are of it. */
const ages: readonly (readonly [readonly [number, number], number])[] = [
  [[5, 13], 13],
  [[14, 17], 7],
  [[18, 29], 14],
  [[30, 44], 27],
  [[45, 59], 26],
  [[60, 82], 13],
]

const nameOf = (random: Random, sx: 'M' | 'F', age: number) =>
  random.pick(givenNames[sx][age >= 52 ? 'older' : age >= 22 ? 'middle' : 'young'])

const mailbox = (nombre: string, apellidos: string, numsocio: number) =>
  `${plain(`${nombre} ${apellidos.split(' ').at(-1)}`).replaceAll(/[^a-z]+/g, '.')}.${numsocio}@example.test`

/** A household: its members share a surname and an address. */
const household = (random: Random) => {
  const home: Town = random.weighted(towns)
  const door = random.chance(0.6) ? `, ${random.int(1, 7)}-${random.int(1, 4)}` : ''
  return {
    surname: random.pick(surnames),
    direccion: `${random.pick(streets)} ${random.int(1, 180)}${door}`,
    codigo_postal: random.pick(home.postalCodes),
    poblacion: home.poblacion,
    provincia: home.provincia,
  }
}

const memberAt = (random: Random, numsocio: number, today: Day, home: ReturnType<typeof household>): DemoMember => {
  const { surname, ...place } = home
  const [youngest, oldest] = random.weighted(ages)
  const age = random.int(youngest, oldest)
  const fecha_nac = addDays(today, -Math.floor(age * 365.25) - random.int(1, 364))
  const sx = random.chance(0.44) ? 'F' : 'M'
  const nombre = nameOf(random, sx, age)
  const second = random.pick(surnames)
  const apellidos = `${surname}${random.chance(0.05) ? ' i ' : ' '}${second}`
  const quarters = random.int(0, 9) + random.int(0, 9) + random.int(0, 10)
  const longest = Math.min(daysBetween(fecha_nac, today) - 4 * 365, 18 * 365)
  return {
    numsocio,
    nombre,
    apellidos,
    email: mailbox(nombre, apellidos, numsocio),
    telefono: demoPhone(random),
    telefono2: random.chance(0.15) ? demoPhone(random) : null,
    nif: age < 14 ? null : demoNif(numsocio),
    fecha_nac,
    sx,
    ...place,
    full_iban: random.chance(0.85) ? demoIban(random) : null,
    fecha_alta: addDays(today, -Math.floor(longest * random.next() ** 1.6)),
    nivel: Math.floor(quarters / 4),
    nivel_decimales: quarters / 4,
  }
}

/** n members as of `today`, numbered from `from`; the same seed yields the same members. About one in three lives with the previous one. */
export const demoMembers = (count: number, seed: number, today: Day, from = 1): DemoMember[] => {
  const random = randomFrom(seed)
  let home = household(random)
  return Array.from({ length: count }, (_, i) => {
    if (i > 0 && !random.chance(0.35)) home = household(random)
    return memberAt(random, from + i, today, home)
  })
}
