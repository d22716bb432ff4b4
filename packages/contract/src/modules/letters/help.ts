import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const lettersHelp = helpOf({
  screens: ['letter-templates'],
  about: [
    'Los textos que el club guarda: para escribir avisos y para las cartas que salen solas al reservar, cambiar, anular o pedir un pago. Los campos se rellenan con los datos de cada persona.',
    'Els textos que el club desa: per escriure avisos i per a les cartes que surten soles en reservar, canviar, anul·lar o demanar un pagament. Els camps s’omplen amb les dades de cada persona.',
    'Klubak gordetzen dituen testuak: abisuak idazteko eta erreserbatu, aldatu, ezeztatu edo ordaintzeko eskatzean berez irteten diren gutunetarako. Eremuak pertsona bakoitzaren datuekin betetzen dira.',
    'Os textos que o clube guarda: para escrever avisos e para as cartas que saem sozinhas ao reservar, alterar, anular ou pedir um pagamento. Os campos preenchem-se com os dados de cada pessoa.',
    'The texts that the club keeps: for writing notices, and for the letters that leave by themselves on booking, changing, cancelling or asking for a payment. Fields are filled with the details of each person.',
    'I testi che il club conserva: per scrivere avvisi e per le lettere che partono da sole quando si prenota, si cambia, si annulla o si chiede un pagamento. I campi si riempiono con i dati di ciascuno.',
    'Les textes que le club garde : pour écrire des avis et pour les lettres qui partent seules à la réservation, au changement, à l’annulation ou à la demande de paiement. Les champs se remplissent avec les données de chacun.',
  ],
  tasks: [
    {
      title: ['Cambiar la carta de una reserva', 'Canvia la carta d’una reserva', 'Erreserba baten gutuna aldatu', 'Mudar a carta de uma reserva', 'Change the letter about a booking', 'Cambiare la lettera di una prenotazione', 'Changer la lettre d’une réservation'],
      how: [
        'Crea una plantilla y elige su uso. Mientras exista, sale en lugar del texto del programa.',
        'Crea una plantilla i tria’n l’ús. Mentre existeixi, surt en lloc del text del programa.',
        'Sortu txantiloi bat eta aukeratu erabilera. Dagoen bitartean, programaren testuaren ordez irteten da.',
        'Crie um modelo e escolha o seu uso. Enquanto existir, sai no lugar do texto do programa.',
        'Create a template and choose its use. While it is there, it leaves in place of the program’s text.',
        'Crea un modello e scegline l’uso. Finché esiste, parte al posto del testo del programma.',
        'Créez un modèle et choisissez son usage. Tant qu’il existe, il part à la place du texte du programme.',
      ],
      key: 'n',
    },
    {
      title: ['Escribirla en otro idioma', 'Escriu-la en un altre idioma', 'Beste hizkuntza batean idatzi', 'Escrevê-la noutra língua', 'Write it in another language', 'Scriverla in un’altra lingua', 'L’écrire dans une autre langue'],
      how: [
        'Añade el idioma con el signo más del texto. A quien lo habla le llega así; a los demás, en el del club.',
        'Afegeix l’idioma amb el signe més del text. A qui el parla li arriba així; als altres, en el del club.',
        'Gehitu hizkuntza testuaren gehi-zeinuarekin. Hitz egiten duenari hala iristen zaio; besteei, klubaren hizkuntzan.',
        'Adicione a língua com o sinal mais do texto. A quem a fala chega assim; aos outros, na do clube.',
        'Add the language by the plus sign of the text. Its speakers get it so; all others in the club’s.',
        'Aggiungi la lingua con il segno più del testo. A chi la parla arriva così; agli altri, in quella del club.',
        'Ajoutez la langue par le signe plus du texte. Ceux qui la parlent la reçoivent ainsi ; les autres, dans celle du club.',
      ],
      show: 'letters.add_language',
    },
    {
      title: ['Escribir un aviso con una plantilla', 'Escriu un avís amb una plantilla', 'Abisu bat txantiloi batekin idatzi', 'Escrever um aviso com um modelo', 'Write a notice from a template', 'Scrivere un avviso con un modello', 'Écrire un avis avec un modèle'],
      how: [
        'Al empezar una notificación, elige la plantilla en lugar de una en blanco.',
        'En començar una notificació, tria la plantilla en lloc d’una en blanc.',
        'Jakinarazpen bat hastean, aukeratu txantiloia hutsaren ordez.',
        'Ao começar uma notificação, escolha o modelo em vez de uma em branco.',
        'On beginning a notification, choose the template instead of a blank one.',
        'All’inizio di una notifica, scegli il modello al posto di una vuota.',
        'Au début d’une notification, choisissez le modèle au lieu d’une page vierge.',
      ],
      to: '/notificacion/new',
    },
  ],
})
