/** A town with the postal codes of its quarters. */
export interface Town {
  readonly poblacion: string
  readonly provincia: string
  readonly postalCodes: readonly string[]
}

const town = (poblacion: string, provincia: string, ...postalCodes: string[]): Town => ({ poblacion, provincia, postalCodes })

/** Towns of the members of a club near Sant Cugat, each with its weight. */
export const towns: readonly (readonly [Town, number])[] = [
  [town('Sant Cugat del Vallès', 'Barcelona', '08172', '08173', '08174', '08190', '08195', '08196'), 38],
  [town('Cerdanyola del Vallès', 'Barcelona', '08290'), 12],
  [town('Rubí', 'Barcelona', '08191'), 11],
  [town('Barcelona', 'Barcelona', '08006', '08017', '08021', '08022', '08023', '08034', '08035', '08041'), 11],
  [town('Sabadell', 'Barcelona', '08201', '08202', '08203', '08206', '08208'), 7],
  [town('Terrassa', 'Barcelona', '08221', '08222', '08224', '08225', '08227'), 6],
  [town('Barberà del Vallès', 'Barcelona', '08210'), 3],
  [town('Molins de Rei', 'Barcelona', '08750'), 2],
  [town('Castellbisbal', 'Barcelona', '08755'), 2],
  [town('Girona', 'Girona', '17001', '17003', '17007'), 1.5],
  [town('Reus', 'Tarragona', '43201', '43205'), 1],
  [town('Tarragona', 'Tarragona', '43001', '43005'), 1],
  [town('Lleida', 'Lleida', '25001', '25006'), 1],
  [town('Vic', 'Barcelona', '08500'), 1],
  [town('Madrid', 'Madrid', '28001', '28015', '28043'), 1],
  [town('València', 'Valencia/València', '46004', '46021'), 0.7],
  [town('Palma', 'Balears, Illes', '07003', '07014'), 0.5],
  [town('Zaragoza', 'Zaragoza', '50001', '50006'), 0.5],
]

export const streets: readonly string[] =
  'Carrer Major|Carrer de la Creu|Carrer de Sant Jordi|Avinguda de Catalunya|Carrer de Verdaguer|Passeig del Parc|Carrer de Balmes|Carrer de la Mina|Rambla Nova|Carrer de Joan Maragall|Carrer de la Font|Plaça de la Vila|Carrer de València|Carrer de Sant Antoni|Carrer dels Horts|Avinguda del Vallès|Carrer de Pau Casals|Carrer del Sol|Carrer de Montserrat|Carrer Nou|Carrer de Girona|Carrer del Molí|Passeig de la Riera|Carrer de les Escoles|Camí de la Serra|Carrer de Gaudí'.split(
    '|',
  )
