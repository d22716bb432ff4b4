import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const incomeTypesHelp = helpOf({
  screens: ['income-types'],
  about: [
    'Las clases de ingreso con que se anota el dinero: alquileres, abonos, escuela… Dicen en qué pistas valen sus tarifas, a qué caja van y sus códigos contables.',
    'Les classes d’ingrés amb què s’anoten els diners: lloguers, abonaments, escola… Diuen a quines pistes valen les seves tarifes, a quina caixa van i els seus codis comptables.',
    'Dirua idazteko diru-sarrera motak: alokairuak, bonuak, eskola… Tarifek zein pistatan balio duten, zein kutxatara doazen eta kontabilitate-kodeak esaten dituzte.',
    'Os tipos de receita com que se anota o dinheiro: alugueres, passes, escola… Dizem em que campos valem as suas tarifas, a que caixa vão e os seus códigos contabilísticos.',
    'The kinds of income under which money is noted: rentals, passes, school… They say on which courts their tariffs count, to which register they go, and their accounting codes.',
    'I tipi di entrata con cui si annotano i soldi: noleggi, abbonamenti, scuola… Dicono su quali campi valgono le loro tariffe, a quale cassa vanno e i loro codici contabili.',
    'Les types de recette où l’argent est noté : locations, abonnements, école… Ils disent pour quels terrains valent leurs tarifs, leur caisse et leurs codes comptables.',
  ],
  tasks: [
    {
      title: ['Crear un tipo de ingreso', 'Crea un tipus d’ingrés', 'Diru-sarrera mota bat sortu', 'Criar um tipo de receita', 'Create an income type', 'Creare un tipo di entrata', 'Créer un type de recette'],
      how: [
        'Escribe su nombre y guarda; después, al abrirlo, se eligen sus tipos de pista.',
        'Escriu el seu nom i desa; després, en obrir-lo, es trien els seus tipus de pista.',
        'Idatzi izena eta gorde; gero, irekitzean, pista motak aukeratzen dira.',
        'Escreve o seu nome e guarda; depois, ao abri-lo, escolhem-se os seus tipos de campo.',
        'Type its name and save; its court types are chosen when you open it afterwards.',
        'Scrivi il nome e salva; poi, aprendolo, si scelgono i suoi tipi di campo.',
        'Tapez son nom et enregistrez ; ses types de terrain se choisissent ensuite en l’ouvrant.',
      ],
      key: 'n',
    },
    {
      title: ['Unirlo a sus pistas', 'Uneix-lo a les seves pistes', 'Bere pistekin lotu', 'Ligá-lo aos seus campos', 'Link it to its courts', 'Collegarlo ai suoi campi', 'Le relier à ses terrains'],
      how: [
        'Ábrelo y marca «Tipos de pista»: en ellos valen sus tarifas y aquí se anotan sus reservas.',
        'Obre’l i marca «Tipus de pista»: en ells valen les seves tarifes i aquí s’anoten les seves reserves.',
        'Ireki eta markatu «Pista motak»: haietan balio dute bere tarifek eta hemen idazten dira haien erreserbak.',
        'Abre-o e marca «Tipos de campo»: neles valem as suas tarifas e aqui se anotam as suas reservas.',
        'Open it and tick “Court types”: its tariffs count there, and their bookings are noted here.',
        'Aprilo e spunta «Tipi di campo»: lì valgono le sue tariffe e qui si annotano le loro prenotazioni.',
        'Ouvrez-le et cochez « Types de terrain » : ses tarifs y valent et leurs réservations sont notées ici.',
      ],
      to: '/tipo_ingresos',
    },
    {
      title: ['Poner los códigos contables', 'Posa els codis comptables', 'Kontabilitate-kodeak jarri', 'Pôr os códigos contabilísticos', 'Set the accounting codes', 'Mettere i codici contabili', 'Indiquer les codes comptables'],
      how: [
        'Se escriben en la misma tabla, celda a celda, y se guardan al salir de cada una.',
        'S’escriuen a la mateixa taula, cel·la a cel·la, i es desen en sortir de cadascuna.',
        'Taula berean idazten dira, gelaxkaz gelaxka, eta bakoitzetik irtetean gordetzen dira.',
        'Escrevem-se na própria tabela, célula a célula, e guardam-se ao sair de cada uma.',
        'They are typed in the table itself, cell by cell, and saved as you leave each.',
        'Si scrivono nella tabella stessa, cella per cella, e si salvano uscendo da ognuna.',
        'Ils se tapent dans le tableau, case par case, et sont enregistrés en quittant chacune.',
      ],
    },
  ],
})
