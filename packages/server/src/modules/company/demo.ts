import { type DemoFill, put } from '../../kit/demo.ts'

/** The company of the demo club, with fictitious tax data and bank account. */
export const fill: DemoFill = ({ write }) =>
  write((tx) =>
    put(tx, 'empresa', 'id_mst_empresas', [
      {
        id_mst_empresas: 1,
        nombre: 'Club Esportiu Sant Jordi',
        nif: 'G99999990',
        direccion: 'Carrer de la Pista 12',
        codigo_postal: '08019',
        poblacion: 'Barcelona',
        telefono: '+34770000000',
        email: 'club@example.test',
        iban: 'ES9121000418450200051332',
        bic: 'CAIXESBBXXX',
        id_acreedor: 'ES33000G99999990',
        emisora_c60: '080196',
        latitud: 41.4036,
        longitud: 2.1744,
        en_buscador: true,
      },
    ]),
  )
