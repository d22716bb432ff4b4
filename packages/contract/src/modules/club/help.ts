import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const clubHelp = helpOf(
  {
    screens: ['parameters'],
    about: [
      'Todos los ajustes del club, por grupos, con su valor y el que trae el programa. Los protegidos solo los cambia un administrador.',
      'Tots els ajustos del club, per grups, amb el seu valor i el que porta el programa. Els protegits només els canvia un administrador.',
      'Klubeko ezarpen guztiak, taldeka, beren balioarekin eta programak dakarrenarekin. Babestuak administratzaile batek bakarrik aldatzen ditu.',
      'Todos os ajustes do clube, por grupos, com o seu valor e o que o programa traz. Os protegidos só os muda um administrador.',
      'All settings of the club, by group, with their value and the standard one. Guarded ones are changed by administrators only.',
      'Tutte le impostazioni del club, per gruppi, con il loro valore e quello del programma. Quelle protette le cambia solo un amministratore.',
      'Tous les réglages du club, par groupes, avec leur valeur et celle du programme. Les protégés ne sont changés que par un administrateur.',
    ],
    tasks: [
      {
        title: ['Cambiar un parámetro', 'Canvia un paràmetre', 'Parametro bat aldatu', 'Mudar um parâmetro', 'Change a parameter', 'Cambiare un parametro', 'Changer un paramètre'],
        how: [
          'Escribe en la celda de «Valor»: se guarda al salir de ella. Abrir la fila enseña el parámetro con sus límites.',
          'Escriu a la cel·la de «Valor»: es desa en sortir-ne. Obrir la fila ensenya el paràmetre amb els seus límits.',
          'Idatzi «Balioa» gelaxkan: handik irtetean gordetzen da. Lerroa irekita parametroa bere mugekin ikusten da.',
          'Escreve na célula de «Valor»: guarda-se ao sair dela. Abrir a linha mostra o parâmetro com os seus limites.',
          'Type in the cell of “Value”: it is saved when you leave it. Opening the row shows the parameter with its limits.',
          'Scrivi nella cella di «Valore»: si salva quando ne esci. Aprendo la riga si vede il parametro con i suoi limiti.',
          'Tapez dans la case « Valeur » : c’est enregistré en la quittant. Ouvrir la ligne montre le paramètre et ses limites.',
        ],
        to: '/params',
      },
      {
        title: ['Volver al valor del programa', 'Torna al valor del programa', 'Programaren baliora itzuli', 'Voltar ao valor do programa', 'Go back to the standard value', 'Tornare al valore del programma', 'Revenir à la valeur du programme'],
        how: [
          'La columna «Por defecto» lo dice: escríbelo en «Valor».',
          'La columna «Per defecte» el diu: escriu-lo a «Valor».',
          '«Lehenetsia» zutabeak esaten du: idatzi «Balioa» gelaxkan.',
          'A coluna «Predefinido» di-lo: escreve-o em «Valor».',
          'The column “Default” tells it: type it in “Value”.',
          'La colonna «Predefinito» lo dice: scrivilo in «Valore».',
          'La colonne « Par défaut » le dit : tapez-le dans « Valeur ».',
        ],
      },
      {
        title: ['Cambiar lo de las reservas', 'Canvia el de les reserves', 'Erreserbena aldatu', 'Mudar o das reservas', 'Change what concerns bookings', 'Cambiare ciò che riguarda le prenotazioni', 'Changer ce qui touche aux réservations'],
        how: [
          '«Parámetros de reservas» los agrupa con una frase cada uno.',
          '«Paràmetres de reserves» els agrupa amb una frase cadascun.',
          '«Erreserben parametroak» pantailak multzokatzen ditu, esaldi bana dutela.',
          '«Parâmetros de reservas» agrupa-os com uma frase cada um.',
          '“Booking parameters” groups them, a sentence for each.',
          '«Parametri di prenotazione» li raggruppa con una frase ciascuno.',
          '« Paramètres de réservation » les regroupe, une phrase pour chacun.',
        ],
        to: '/params_tribuna',
      },
    ],
  },
  {
    screens: ['booking-parameters'],
    about: [
      'Las reglas de las reservas de todo el club: con cuánta antelación se reserva, cuánto duran y cómo se ve el cuadrante. Solo se guarda lo que cambies.',
      'Les regles de les reserves de tot el club: amb quanta antelació es reserva, quant duren i com es veu el quadrant. Només es desa el que canviïs.',
      'Klub osoko erreserben arauak: zenbat lehenago erreserbatzen den, zenbat irauten duten eta koadrantea nola ikusten den. Aldatzen duzuna bakarrik gordetzen da.',
      'As regras das reservas de todo o clube: com que antecedência se reserva, quanto duram e como se vê o quadro. Só se guarda o que mudares.',
      'The booking rules of the whole club: how far ahead one books, how long bookings last and how the planner looks. Only what you change is saved.',
      'Le regole delle prenotazioni di tutto il club: con quanto anticipo si prenota, quanto durano e come si vede il planner. Si salva solo ciò che cambi.',
      'Les règles de réservation de tout le club : l’avance possible, les durées et l’aspect du planning. Seul ce que vous changez est enregistré.',
    ],
    tasks: [
      {
        title: ['Encontrar un parámetro', 'Troba un paràmetre', 'Parametro bat aurkitu', 'Encontrar um parâmetro', 'Find a parameter', 'Trovare un parametro', 'Trouver un paramètre'],
        how: [
          'Escribe una palabra en «Buscar en los parámetros»: quedan solo los que la llevan.',
          'Escriu una paraula a «Cerca als paràmetres»: queden només els que la porten.',
          'Idatzi hitz bat «Bilatu parametroetan» eremuan: hitz hori dutenak bakarrik gelditzen dira.',
          'Escreve uma palavra em «Procurar nos parâmetros»: ficam só os que a têm.',
          'Type a word in “Search the parameters”: only those with it stay.',
          'Scrivi una parola in «Cerca nei parametri»: restano solo quelli che la contengono.',
          'Tapez un mot dans « Chercher dans les paramètres » : seuls ceux qui le contiennent restent.',
        ],
        show: 'params.search',
      },
      {
        title: ['Decir con cuánta antelación se reserva', 'Digues amb quanta antelació es reserva', 'Zenbat lehenago erreserbatzen den esan', 'Dizer com que antecedência se reserva', 'Say how far ahead members book', 'Dire con quanto anticipo si prenota', 'Dire avec quelle avance on réserve'],
        how: [
          'Elige contar en horas, en días o por meses, y escribe cuántos. Solo vale una de las tres.',
          'Tria comptar en hores, en dies o per mesos, i escriu quants. Només val una de les tres.',
          'Aukeratu orduetan, egunetan edo hilabeteka zenbatzea, eta idatzi zenbat. Hiruretako batek bakarrik balio du.',
          'Escolhe contar em horas, em dias ou por meses, e escreve quantos. Só vale uma das três.',
          'Choose to count in hours, in days or by months, and type how many. Only one of them counts.',
          'Scegli se contare in ore, in giorni o per mesi, e scrivi quanti. Ne vale uno solo.',
          'Choisissez de compter en heures, en jours ou par mois, et tapez combien. Une seule façon vaut.',
        ],
        show: 'params.part.view',
      },
      {
        title: ['Dejar luz en la última pista', 'Deixa llum a l’última pista', 'Azken pistan argia utzi', 'Deixar luz no último campo', 'Leave light on the last court', 'Lasciare luce sull’ultimo campo', 'Laisser la lumière sur le dernier terrain'],
        how: [
          'En «Luz extra en la última pista», elige la pista y los minutos. Se guarda aparte.',
          'A «Llum extra a l’última pista», tria la pista i els minuts. Es desa a part.',
          '«Argi gehigarria azken pistan» atalean, aukeratu pista eta minutuak. Aparte gordetzen da.',
          'Em «Luz extra no último campo», escolhe o campo e os minutos. Guarda-se à parte.',
          'In “Extra light at the last court”, choose the court and the minutes. It is saved apart.',
          'In «Luce extra all’ultimo campo», scegli il campo e i minuti. Si salva a parte.',
          'Dans « Éclairage supplémentaire du dernier terrain », choisissez le terrain et les minutes. L’enregistrement est à part.',
        ],
        show: 'params.part.light',
      },
    ],
  },
)
