import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const plannerHelp = helpOf({
  screens: ['planner', 'weekend'],
  about: [
    'El día de las pistas de un deporte: quién juega, qué queda libre y qué falta por cobrar. Todo lo que cambia otro puesto se ve aquí al momento.',
    'El dia de les pistes d’un esport: qui juga, què queda lliure i què falta per cobrar. Tot el que canvia un altre lloc es veu aquí a l’instant.',
    'Kirol bateko pisten eguna: nor jokatzen den, zer dagoen libre eta zer kobratu behar den. Beste postu batek aldatzen duen guztia berehala ikusten da hemen.',
    'O dia dos campos de um desporto: quem joga, o que está livre e o que falta cobrar. Tudo o que outro posto altera vê-se aqui de imediato.',
    'The day of a sport’s courts: who plays, what is free and what is still to be charged. Whatever another desk changes is seen here at once.',
    'La giornata dei campi di uno sport: chi gioca, cosa è libero e cosa resta da incassare. Ciò che cambia un’altra postazione si vede qui subito.',
    'La journée des terrains d’un sport : qui joue, ce qui est libre et ce qui reste à encaisser. Tout changement d’un autre poste se voit ici aussitôt.',
  ],
  tasks: [
    {
      title: ['Reservar la próxima hora libre', 'Reserva la propera hora lliure', 'Hurrengo ordu librea erreserbatu', 'Reservar a próxima hora livre', 'Book the next free hour', 'Prenotare la prossima ora libera', 'Réserver la prochaine heure libre'],
      how: [
        'Arrastra en una pista, o pulsa «Reserva». Después escribe los nombres; «inv» añade un invitado.',
        'Arrossega en una pista, o prem «Reserva». Després escriu els noms; «inv» afegeix un convidat.',
        'Arrastatu pista batean, edo sakatu «Erreserba». Gero idatzi izenak; «inv» gonbidatu bat gehitzen du.',
        'Arraste num campo, ou prima «Reserva». Depois escreva os nomes; «inv» acrescenta um convidado.',
        'Drag on a court, or press “Booking”. Then type the names; “inv” adds a guest.',
        'Trascina su un campo, o premi «Prenotazione». Poi scrivi i nomi; «inv» aggiunge un ospite.',
        'Faites glisser sur un terrain, ou cliquez sur « Réservation ». Tapez ensuite les noms ; « inv » ajoute un invité.',
      ],
      key: 'n',
    },
    {
      title: ['Mover una reserva', 'Mou una reserva', 'Erreserba bat mugitu', 'Mover uma reserva', 'Move a booking', 'Spostare una prenotazione', 'Déplacer une réservation'],
      how: [
        'Arrástrala a otra pista u hora. Si cambia el precio, se ve antes de soltarla.',
        'Arrossega-la a una altra pista o hora. Si canvia el preu, es veu abans de deixar-la anar.',
        'Arrastatu beste pista edo ordu batera. Prezioa aldatzen bada, askatu aurretik ikusten da.',
        'Arraste-a para outro campo ou hora. Se o preço mudar, vê-se antes de a largar.',
        'Drag it to another court or hour. If the price changes, you see it before you let go.',
        'Trascinala su un altro campo o orario. Se il prezzo cambia, lo vedi prima di lasciarla.',
        'Faites-la glisser vers un autre terrain ou une autre heure. Si le prix change, vous le voyez avant de la lâcher.',
      ],
    },
    {
      title: ['Cerrar pistas por lluvia', 'Tanca pistes per pluja', 'Euriagatik pistak itxi', 'Fechar campos por chuva', 'Close courts for rain', 'Chiudere i campi per pioggia', 'Fermer des terrains pour la pluie'],
      how: [
        'Marca pistas y horas: cada reserva afectada dice qué pasa con ella y con su dinero antes de cerrar.',
        'Marca pistes i hores: cada reserva afectada diu què passa amb ella i amb els seus diners abans de tancar.',
        'Markatu pistak eta orduak: ukitutako erreserba bakoitzak esaten du zer gertatuko den berarekin eta diruarekin itxi aurretik.',
        'Marque campos e horas: cada reserva afetada diz o que lhe acontece, e ao seu dinheiro, antes de fechar.',
        'Mark courts and hours: each booking affected tells what becomes of it and of its money before you close.',
        'Segna campi e orari: ogni prenotazione coinvolta dice cosa succede a lei e ai suoi soldi prima di chiudere.',
        'Marquez terrains et heures : chaque réservation touchée dit ce qu’elle devient, et son argent, avant la fermeture.',
      ],
      key: 'l',
    },
  ],
  words: [
    [
      ['Aparcada', 'Aparcada', 'Aparkatua', 'Estacionada', 'Parked', 'Parcheggiata', 'En attente'],
      ['reserva apartada un momento; conserva su hora hasta que se suelta en otra', 'reserva apartada un moment; conserva la seva hora fins que es deixa en una altra', 'une batez alde batera utzitako erreserba; bere ordua gordetzen du beste batean utzi arte', 'reserva posta de lado por um momento; mantém a sua hora até ser largada noutra', 'a booking put aside for a moment; it keeps its hour until it is dropped elsewhere', 'prenotazione messa da parte un momento; tiene la sua ora finché non è lasciata altrove', 'réservation mise de côté un instant ; elle garde son heure jusqu’à ce qu’on la pose ailleurs'],
    ],
  ],
})
