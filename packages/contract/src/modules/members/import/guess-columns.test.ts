import { expect, test } from 'vitest'
import { importFields } from './fields.ts'
import { guessColumns } from './guess-columns.ts'
import { parseTable } from './read-table.ts'

const short: Record<string, string> = {
  num: 'numsocio',
  nom: 'nombre',
  ape: 'apellidos',
  full: 'nombre_completo',
  nif: 'nif',
  mail: 'email',
  tel: 'telefono',
  tel2: 'telefono2',
  nac: 'fecha_nac',
  sx: 'sx',
  cp: 'codigo_postal',
  pob: 'poblacion',
  dir: 'direccion',
  prov: 'provincia',
  iban: 'full_iban',
  tipo: 'desc_tiposocio',
  alta: 'fecha_alta',
  baja: 'fecha_baja',
  lic: 'licencia_federacion',
  obs: 'observaciones',
}

const layouts: [string, string][] = [
  ['Nº Socio;Nombre;Apellidos;DNI;Correo electrónico;Teléfono móvil;Fecha de nacimiento;Sexo', 'num nom ape nif mail tel nac sx'],
  [
    'NOMBRE;APELLIDO 1;APELLIDO 2;N.I.F.;E-MAIL;TFNO.;TFNO 2;C.P.;POBLACIÓN;PROVINCIA;IBAN',
    'nom ape ape nif mail tel tel2 cp pob prov iban',
  ],
  [
    'Apellidos y nombre;Domicilio;Localidad;Cod. Postal;Cta. bancaria;F. Nac.;F. Alta;F. Baja;Observaciones',
    'full dir pob cp iban nac alta baja obs',
  ],
  [
    "Núm. soci;Nom;Cognoms;DNI/NIE;Correu electrònic;Mòbil;Data naixement;Data d'alta;Tipus de soci",
    'num nom ape nif mail tel nac alta tipo',
  ],
  ['Nom i cognoms;Adreça;Població;Codi postal;Telèfon;Compte bancari;Sexe;Notes', 'full dir pob cp tel iban sx obs'],
  [
    'Bazkide zenbakia;Izena;Abizenak;NAN;Helbide elektronikoa;Telefonoa;Jaiotze-data;Herria;Posta-kodea;Kontu zenbakia',
    'num nom ape nif mail tel nac pob cp iban',
  ],
  [
    'Número de sócio;Nome;Apelido;NIF;E-mail;Telemóvel;Data de nascimento;Código Postal;Localidade;Distrito;Morada',
    'num nom ape nif mail tel nac cp pob prov dir',
  ],
  [
    'Member No;First Name;Last Name;Email Address;Mobile Phone;Date of Birth;Gender;Postcode;Town;Membership Type;Join Date',
    'num nom ape mail tel nac sx cp pob tipo alta',
  ],
  [
    'Tessera;Cognome;Nome;Codice fiscale;Cellulare;Indirizzo e-mail;Data di nascita;Sesso;CAP;Comune;Provincia',
    'num ape nom nif tel mail nac sx cp pob prov',
  ],
  [
    'N° adhérent;Nom;Prénom;Adresse e-mail;Téléphone portable;Date de naissance;Sexe;Code postal;Ville;Adresse',
    'num ape nom mail tel nac sx cp pob dir',
  ],
  [
    'id_mst_socios;numsocio;nombre;apellidos;nif;email;telefono;telefono2;fecha_nac;full_iban;desc_tiposocio',
    '- num nom ape nif mail tel tel2 nac iban tipo',
  ],
  ['Código;Cliente;CIF/NIF;Teléfono 1;Teléfono 2;Email;Tarifa', 'num full nif tel tel2 mail tipo'],
  ['Socio;Titular;Documento;Móvil;Correo;Cumpleaños;Cuenta IBAN;Modalidad', 'num full nif tel mail nac iban tipo'],
  ['FechaNacimiento;NombreCompleto;CodigoPostal;NumeroSocio;TelefonoMovil', 'nac full cp num tel'],
  ['Full name;E-mail;Phone number;Birthday;Comments', 'full mail tel nac obs'],
  ['Nombre y apellidos;Licencia federativa;Categoría;Tel. fijo;Móvil;Antigüedad', 'full lic tipo tel2 tel alta'],
  ['1r Cognom;2n Cognom;Nom;Sexe (H/D);Data naix.;Tel.;Tel. 2;Llicència', 'ape ape nom sx nac tel tel2 lic'],
  ['Nome e cognome;Telefono;E-mail;Data iscrizione;IBAN;Note', 'full tel mail alta iban obs'],
  [
    'Nombre;Primer apellido;Segundo apellido;Fecha inscripción;Fecha nac;Código postal;Ciudad;Forma de pago',
    'nom ape ape alta nac cp pob -',
  ],
  ['NOM COMPLET;MAIL;TLF;QUOTA;DATA BAIXA;OBS.', 'full mail tel tipo baja obs'],
]

test.each(layouts)('the columns of %s are recognised', (header, fields) => {
  const guesses = guessColumns({ header: header.split(';'), rows: [] })
  const wanted = fields.split(' ').map((name) => short[name] ?? null)
  expect(guesses.map(({ field }) => field)).toEqual(wanted)
})

test('columns without useful headers are recognised by what is in them', () => {
  const table = parseTable(
    'A;B;C;D;E\nLaia Puig;12345678Z;laia@example.test;600112233;ES9121000418450200051332\nJan Ros;X0000000T;jan@example.test;+34 711 22 33 44;ES4901825500610201630983',
  )
  expect(guessColumns(table).map(({ field, from }) => [field, from])).toEqual([
    [null, 'none'],
    ['nif', 'content'],
    ['email', 'content'],
    ['telefono', 'content'],
    ['full_iban', 'content'],
  ])
})

test('a header that the content denies is not believed', () => {
  const table = parseTable('Nombre;Email\nLaia Puig;600112233\nJan Ros;711223344\n')
  expect(guessColumns(table).map(({ field }) => field)).toEqual(['nombre_completo', 'telefono'])
})

test('a French Nom beside a Prénom is the surname, a Catalan Nom beside Cognoms the given name', () => {
  const fields = (header: string) => guessColumns({ header: header.split(';'), rows: [] }).map(({ field }) => field)
  expect(fields('Nom;Prénom')).toEqual(['apellidos', 'nombre'])
  expect(fields('Nom;Cognoms')).toEqual(['nombre', 'apellidos'])
  expect(fields('Prénom;Nom')).toEqual(['nombre', 'apellidos'])
})

test('a Nom alone is the given name, and one header for both names the whole name, whatever sign joins them', () => {
  const fields = (header: string) => guessColumns({ header: header.split(';'), rows: [] }).map(({ field }) => field)
  expect(fields('Nom;Email')).toEqual(['nombre', 'email'])
  for (const header of ['Apellidos, Nombre', 'Apellidos/Nombre', 'Nombre - Apellidos', 'Nom/Cognoms'])
    expect(fields(header)).toEqual(['nombre_completo'])
})

test('a whole name beside surnames is the given name, and nothing where that has a column too', () => {
  const fields = (header: string) => guessColumns({ header: header.split(';'), rows: [] }).map(({ field }) => field)
  expect(fields('Nombre completo;Apellidos')).toEqual(['nombre', 'apellidos'])
  expect(fields('Nombre completo;Apellidos;Nombre')).toEqual([null, 'apellidos', 'nombre'])
  expect(fields('Nombre;Apellidos;Nombre completo')).toEqual(['nombre', 'apellidos', null])
})

test('a column of given names is one of whole names where more than six in ten have several words', () => {
  const fields = (header: string, ...rows: string[]) => guessColumns(parseTable([header, ...rows].join('\n'))).map(({ field }) => field)
  expect(fields('Nombre;x', 'Laia Puig;1', 'Jan Ros;2', 'Ona Mas;3', 'Pau;4', 'Pol;5')[0]).toBe('nombre')
  expect(fields('Nombre;x', 'Laia Puig;1', 'Jan Ros;2', 'Pau;4')[0]).toBe('nombre_completo')
  expect(fields('Nombre;x', 'Laia;1', 'Jan;2')[0]).toBe('nombre')
  expect(fields('Nombre completo;Nombre', 'Laia Puig;Laia Maria', 'Jan Ros;Jan Pau')).toEqual(['nombre_completo', 'nombre'])
  expect(fields('Nombre;Apellidos', 'Laia Maria;Puig', 'Jan Pau;Ros')).toEqual(['nombre', 'apellidos'])
})

test('a word of a field may begin a header or end it', () => {
  const fields = (header: string) => guessColumns({ header: header.split(';'), rows: [] }).map(({ field }) => field)
  expect(fields('El teu email;Email principal')).toEqual(['email', null])
  expect(fields('Contacte email')).toEqual(['email'])
})

test('what looks like a tax id or an account is taken for one, also with wrong digits', () => {
  const table = parseTable('A;B\n12345678A;2100 0418 45 0200051333\n87654321B;2100 0418 45 0200051334')
  expect(guessColumns(table).map(({ field }) => field)).toEqual(['nif', 'full_iban'])
})

test('a header is believed where three cells in ten look like it, and told apart from one that the content denies', () => {
  const from = (header: string, ...cells: string[]) =>
    guessColumns(parseTable([`${header};x`, ...cells.map((cell) => `${cell};y`)].join('\n')))[0]
  const some = (count: number, of: number) => Array.from({ length: of }, (_, i) => (i < count ? `a${i}@b.cat` : `no ${i}`))
  expect(from('Email', ...some(3, 10))).toMatchObject({ field: 'email', from: 'both' })
  expect(from('A', ...some(5, 8))).toMatchObject({ field: 'email', from: 'content' })
  expect(from('A', ...some(4, 7))).toMatchObject({ field: null })
  expect(from('Sexo', 'Hombre', 'Mujer')).toMatchObject({ field: 'sx', from: 'both' })
  expect(from('Sexo', 'Zona azul', 'Zona roja')?.from).not.toBe('both')
  expect(from('Sexo', 'Hijo de la familia Roca', 'Hermana de Jan')?.from).not.toBe('both')
})

test('two columns of telephones are the first and the second', () => {
  const guesses = guessColumns(parseTable('Tel. 1;Tel. 2\n600112233;933112244'))
  expect(guesses).toMatchObject([
    { field: 'telefono', from: 'both' },
    { field: 'telefono2', from: 'both' },
  ])
})

test('a header of a second telephone is believed where its cells are telephones, and denied where they are none', () => {
  expect(guessColumns(parseTable('Tel. fijo;x\n933112244;y\n+34 93 811 22 33;y'))[0]).toEqual({
    field: 'telefono2',
    confidence: 1,
    from: 'both',
  })
  expect(guessColumns(parseTable('Tel. fijo;x\nno tiene;y\nni idea;y'))[0]?.field).toBeNull()
  const birth = (...cells: string[]) => guessColumns(parseTable(['Fecha nac.;x', ...cells.map((cell) => `${cell};y`)].join('\n')))[0]
  expect(birth('05/03/1985', '31111')).toEqual({ field: 'fecha_nac', confidence: 1, from: 'both' })
  expect(birth('sí', 'no')?.field).toBeNull()
})

test('every field is found by its own name, so the product reads its own export', () => {
  const header = importFields.join(';')
  const fields = guessColumns({ header: header.split(';'), rows: [] }).map(({ field }) => field)
  expect(fields.filter((field) => field !== null && field !== 'nombre_completo')).toEqual(
    importFields.filter((field) => field !== 'nombre_completo'),
  )
})

test('a guess from header and content together is surer than from the header alone', () => {
  const [both] = guessColumns(parseTable('Email\nlaia@example.test'))
  const [header] = guessColumns(parseTable('Email;x\n;y'))
  expect(both).toEqual({ field: 'email', confidence: 1, from: 'both' })
  expect(header?.confidence).toBeCloseTo(0.9)
})
