import { plain } from '../../../values/text.ts'

const particles = new Set('de del la las los el els les da das do dos di van von der den le mac mc sant san santa ben al'.split(' '))
const joiners = new Set(['i', 'y', 'e'])
const firstOfTwo = new Set(
  'ana anna antonio carlos carme carmen francisco francesc jesus joan jorge jose josep juan laura luis lluis m m. ma manuel mar maria maria. marc marie miguel miquel pedro pere rosa victor'.split(
    ' ',
  ),
)
const secondOfTwo = new Set(
  'alba alberto amparo angeles asuncion begona concepcion consuelo encarnacion esther eva fe gracia inmaculada jose nieves paula reyes rocio victoria andres angel angels antoni antonia antonio belen carles carlos carme carmen clara cristina dolores elena emili enric enrique eugenia eulalia fernando francesc francisco ignacio ignasi isabel jaime jaume javier jesus joan joana jordi jorge jose josep juan lluis lourdes luis luisa luz magdalena manel manuel mar maria mercedes merce miguel miquel montserrat neus nuria pablo paz pilar ramon rosa rosario soledad sol teresa vicente xavier'.split(
    ' ',
  ),
)

/** Words of a name with their particles: 'de la Fuente' and 'Puig i Ferrer' are one piece each. */
const pieces = (name: string): string[] => {
  const found: string[] = []
  let open = ''
  for (const word of name.split(/\s+/)) {
    const key = plain(word)
    if (joiners.has(key) && found.length > 0 && open === '') open = `${found.pop()} ${word} `
    else if (particles.has(key) && found.length > 0) open += `${word} `
    else {
      found.push(open + word)
      open = ''
    }
  }
  if (open !== '') found.push(open.trim())
  return found
}

/** Given name and surnames of a whole name: 'García López, Laia', 'Laia García López', 'José Antonio de la Fuente Puig'. */
export const splitName = (whole: string): { nombre: string; apellidos: string } => {
  const comma = /^([^,]+),\s*([^,]+)$/.exec(whole.trim())
  if (comma) return { nombre: (comma[2] ?? '').trim(), apellidos: (comma[1] ?? '').trim() }
  const found = pieces(whole.trim())
  const [first, second] = [plain(found[0] ?? ''), plain(found[1] ?? '').replace(/^(?:de |del )(?:la |los |las )?/, '')]
  const isShort = /^m(?:ª|a|ª\.|a\.|\.)?$/i.test(found[0] ?? '')
  const compound = found.length > 2 && (isShort || (firstOfTwo.has(first) && secondOfTwo.has(second)))
  const given = compound ? 2 : 1
  return { nombre: found.slice(0, given).join(' '), apellidos: found.slice(given).join(' ') }
}
