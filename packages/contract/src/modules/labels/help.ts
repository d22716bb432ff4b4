import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const labelsHelp = helpOf({
  screens: ['labels'],
  about: [
    'Etiquetas para marcar a los socios que forman un equipo o un grupo. Un socio puede tener varias.',
    'Etiquetes per marcar els socis que formen un equip o un grup. Un soci en pot tenir diverses.',
    'Talde bat osatzen duten bazkideak markatzeko etiketak. Bazkide batek hainbat izan ditzake.',
    'Etiquetas para marcar os sócios que formam uma equipa ou um grupo. Um sócio pode ter várias.',
    'Labels that mark the members of a team or a group. A member may have several.',
    'Etichette per segnare i soci che formano una squadra o un gruppo. Un socio può averne più d’una.',
    'Des étiquettes pour marquer les membres d’une équipe ou d’un groupe. Un membre peut en porter plusieurs.',
  ],
  tasks: [
    {
      title: ['Crear una etiqueta', 'Crea una etiqueta', 'Etiketa bat sortu', 'Criar uma etiqueta', 'Make a label', 'Creare un’etichetta', 'Créer une étiquette'],
      how: [
        '«Etiqueta nueva» pide solo su nombre.',
        '«Etiqueta nova» només en demana el nom.',
        '«Etiketa berria» botoiak izena bakarrik galdetzen du.',
        '«Etiqueta nova» pede apenas o nome.',
        '“New label” asks for nothing but its name.',
        '«Nuova etichetta» chiede solo il nome.',
        '« Nouvelle étiquette » ne demande que son nom.',
      ],
      key: 'n',
    },
    {
      title: ['Ponerla a socios', 'Posa-la a socis', 'Bazkideei jarri', 'Pô-la a sócios', 'Give it to members', 'Metterla ai soci', 'La donner à des membres'],
      how: [
        'Abre la etiqueta y pulsa «Añadir socios»; la cruz junto a un nombre se la quita. A muchos de una vez se les pone desde la lista de socios.',
        'Obre l’etiqueta i prem «Afegeix socis»; la creu al costat d’un nom la hi treu. A molts d’una vegada se’ls posa des de la llista de socis.',
        'Ireki etiketa eta sakatu «Gehitu bazkideak»; izen baten ondoko gurutzeak kentzen dio. Askori batera bazkideen zerrendatik jartzen zaie.',
        'Abra a etiqueta e prima «Adicionar sócios»; a cruz junto a um nome retira-lha. A muitos de uma vez põe-se na lista de sócios.',
        'Open the label and press “Add members”; the cross beside a name takes it off. Many get it at once in the list of members.',
        'Apri l’etichetta e premi «Aggiungi soci»; la croce accanto a un nome la toglie. A molti insieme si mette dall’elenco dei soci.',
        'Ouvrez l’étiquette et cliquez sur « Ajouter des membres » ; la croix près d’un nom la retire. Pour beaucoup à la fois, passez par la liste des membres.',
      ],
      to: '/socios',
    },
    {
      title: ['Eliminar una que no se usa', 'Elimina’n una que no es fa servir', 'Erabiltzen ez den bat ezabatu', 'Eliminar uma que não se usa', 'Delete one that is not used', 'Eliminarne una non usata', 'En supprimer une inutilisée'],
      how: [
        'La papelera de su fila la elimina. La que alguien tiene no se puede eliminar: quítasela antes.',
        'La paperera de la seva fila l’elimina. La que algú té no es pot eliminar: treu-la-hi abans.',
        'Bere errenkadako zakarrontziak ezabatzen du. Norbaitek duena ezin da ezabatu: kendu lehenago.',
        'O caixote da sua linha elimina-a. A que alguém tem não pode ser eliminada: retire-lha antes.',
        'The bin of its row deletes it. One that somebody has cannot be deleted: take it off first.',
        'Il cestino della riga la elimina. Quella che qualcuno ha non si può eliminare: toglila prima.',
        'La corbeille de sa ligne la supprime. Celle que quelqu’un porte ne peut l’être : retirez-la d’abord.',
      ],
    },
  ],
})
