import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const registryHelp = helpOf({
  screens: ['registry'],
  about: [
    'La lista de vecinos que da el ayuntamiento. Con ella se sabe qué socios están empadronados.',
    'La llista de veïns que dona l’ajuntament. Amb ella se sap quins socis estan empadronats.',
    'Udalak ematen duen bizilagunen zerrenda. Harekin jakiten da zein bazkide dauden erroldatuta.',
    'A lista de residentes que a câmara municipal fornece. Com ela sabe-se que sócios estão recenseados.',
    'The list of residents that the town provides. By it the club knows which members live there.',
    'L’elenco dei residenti fornito dal comune. Con esso si sa quali soci sono residenti.',
    'La liste des habitants fournie par la mairie. Elle permet de savoir quels membres sont résidents.',
  ],
  tasks: [
    {
      title: ['Traer el fichero del ayuntamiento', 'Porta el fitxer de l’ajuntament', 'Udalaren fitxategia ekarri', 'Trazer o ficheiro da câmara', 'Bring in the town’s file', 'Portare il file del comune', 'Reprendre le fichier de la mairie'],
      how: [
        '«Importar un fichero» lee una lista con NIF, nombre y población. Los NIF que ya están se actualizan, y se dice qué filas no valen.',
        '«Importar un fitxer» llegeix una llista amb NIF, nom i població. Els NIF que ja hi són s’actualitzen, i es diu quines files no valen.',
        '«Inportatu fitxategia» botoiak IFZ, izena eta herria dituen zerrenda irakurtzen du. Dauden IFZak eguneratzen dira, eta balio ez duten lerroak esaten dira.',
        '«Importar um ficheiro» lê uma lista com NIF, nome e localidade. Os NIF que já existem são atualizados, e diz-se que linhas não servem.',
        '“Import a file” reads a list with tax ID, name and town. Tax IDs that are there are updated, and the refused rows are told.',
        '«Importa un file» legge un elenco con codice fiscale, nome e località. I codici già presenti si aggiornano, e si dice quali righe non valgono.',
        '« Importer un fichier » lit une liste avec n° fiscal, nom et ville. Les numéros présents sont mis à jour, et les lignes refusées sont indiquées.',
      ],
      show: 'registry.import',
    },
    {
      title: ['Añadir a una persona', 'Afegeix una persona', 'Pertsona bat gehitu', 'Acrescentar uma pessoa', 'Add a person', 'Aggiungere una persona', 'Ajouter une personne'],
      how: [
        '«Nuevo» pide nombre, NIF y población. Un NIF no puede estar dos veces.',
        '«Nou» demana nom, NIF i població. Un NIF no hi pot ser dues vegades.',
        '«Berria» botoiak izena, IFZ eta herria galdetzen ditu. IFZ bat ezin da bi aldiz egon.',
        '«Novo» pede nome, NIF e localidade. Um NIF não pode estar duas vezes.',
        '“New” asks for name, tax ID and town. A tax ID cannot be there twice.',
        '«Nuovo» chiede nome, codice fiscale e località. Un codice non può esserci due volte.',
        '« Nouveau » demande nom, n° fiscal et ville. Un numéro ne peut y figurer deux fois.',
      ],
      key: 'n',
    },
    {
      title: ['Saber si un socio está', 'Esbrina si un soci hi és', 'Bazkide bat dagoen jakin', 'Saber se um sócio está', 'Know whether a member is there', 'Sapere se un socio c’è', 'Savoir si un membre y figure'],
      how: [
        'El «Resumen» de su ficha lo dice. Se reconoce por el NIF.',
        'El «Resum» de la seva fitxa ho diu. Es reconeix pel NIF.',
        'Haren fitxako «Laburpena» atalak dio. IFZz ezagutzen da.',
        'O «Resumo» da sua ficha di-lo. Reconhece-se pelo NIF.',
        'The “Overview” of the record tells it. The member is recognised by the tax ID.',
        'Lo dice il «Riepilogo» della sua scheda. Si riconosce dal codice fiscale.',
        'L’« Aperçu » de sa fiche le dit. Il est reconnu par son n° fiscal.',
      ],
      to: '/socios',
    },
  ],
})
