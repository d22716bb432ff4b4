import { expect, test } from 'vitest'
import { splitName } from './split-name.ts'

test.each([
  ['García López, Laia', 'Laia', 'García López'],
  ['Laia García López', 'Laia', 'García López'],
  ['José Antonio García López', 'José Antonio', 'García López'],
  ['María del Mar Ruiz Gil', 'María del Mar', 'Ruiz Gil'],
  ['Joan Carles Puig i Ferrer', 'Joan Carles', 'Puig i Ferrer'],
  ['Pere de la Fuente Mas', 'Pere', 'de la Fuente Mas'],
  ['Maria Puig', 'Maria', 'Puig'],
  ['Jordi Josep', 'Jordi', 'Josep'],
  ['Laia Maria Puig', 'Laia', 'Maria Puig'],
  ['Carme Puig Soler', 'Carme', 'Puig Soler'],
  ['Laia', 'Laia', ''],
  ['  DE LA CRUZ MAS ,  ANA ', 'ANA', 'DE LA CRUZ MAS'],
  ['Ane Agirre eta', 'Ane', 'Agirre eta'],
  ['Joan Antoni i Roca', 'Joan', 'Antoni i Roca'],
])('%s is %s · %s', (whole, nombre, apellidos) => {
  expect(splitName(whole)).toEqual({ nombre, apellidos })
})
