import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const bookingConfigHelp = helpOf(
  {
    screens: ['booking-configurations'],
    about: [
      'Cuánto puede durar una reserva y cuántas horas puede tener un socio, de lo más concreto a lo general. Manda lo primero que diga algo.',
      'Quant pot durar una reserva i quantes hores pot tenir un soci, del més concret al més general. Mana el primer que digui alguna cosa.',
      'Erreserba batek zenbat iraun dezakeen eta bazkide batek zenbat ordu izan ditzakeen, zehatzenetik orokorrera. Zerbait esaten duen lehenak agintzen du.',
      'Quanto pode durar uma reserva e quantas horas pode ter um sócio, do mais concreto ao mais geral. Manda o primeiro que disser algo.',
      'How long a booking may last and how many hours a member may have, from the most specific to the general. The first that says something rules.',
      'Quanto può durare una prenotazione e quante ore può avere un socio, dal più specifico al generale. Comanda il primo che dice qualcosa.',
      'Combien de temps peut durer une réservation et combien d’heures un membre peut avoir, du plus précis au plus général. Le premier qui dit quelque chose décide.',
    ],
    tasks: [
      {
        title: ['Crear una configuración', 'Crea una configuració', 'Konfigurazio bat sortu', 'Criar uma configuração', 'Create a configuration', 'Creare una configurazione', 'Créer une configuration'],
        how: [
          'Di para qué pistas, horas y tipos de socio vale, y qué duraciones o cuántas horas permite.',
          'Digues per a quines pistes, hores i tipus de soci val, i quines durades o quantes hores permet.',
          'Esan zein pista, ordu eta bazkide motatarako balio duen, eta zein iraupen edo zenbat ordu onartzen dituen.',
          'Diz para que campos, horas e tipos de sócio vale, e que durações ou quantas horas permite.',
          'Say for which courts, hours and member types it counts, and which lengths or how many hours it allows.',
          'Di’ per quali campi, orari e tipi di socio vale, e quali durate o quante ore permette.',
          'Dites pour quels terrains, heures et types de membre elle vaut, et quelles durées ou combien d’heures elle permet.',
        ],
        key: 'n',
      },
      {
        title: ['Cambiar las duraciones de todo el club', 'Canvia les durades de tot el club', 'Klub osoko iraupenak aldatu', 'Mudar as durações de todo o clube', 'Change the lengths of the whole club', 'Cambiare le durate di tutto il club', 'Changer les durées de tout le club'],
        how: [
          'En «Generales» están las de los socios y, aparte, las de recepción.',
          'A «Generals» hi ha les dels socis i, a part, les de recepció.',
          '«Orokorrak» atalean bazkideenak daude eta, aparte, harrerakoak.',
          'Em «Gerais» estão as dos sócios e, à parte, as da receção.',
          '“General” has those of members and, apart, those of the desk.',
          'In «Generali» ci sono quelle dei soci e, a parte, quelle della reception.',
          '« Générales » contient celles des membres et, à part, celles de l’accueil.',
        ],
        show: 'booking-config.tab.global',
      },
      {
        title: ['Dar otra duración a un deporte o tipo de reserva', 'Dona una altra durada a un esport o tipus de reserva', 'Kirol edo erreserba mota bati beste iraupen bat eman', 'Dar outra duração a um desporto ou tipo de reserva', 'Give a sport or booking type another length', 'Dare un’altra durata a uno sport o tipo di prenotazione', 'Donner une autre durée à un sport ou type de réservation'],
        how: [
          '«Por tipo de pista» y «Por tipo de reserva» son tablas: cambia la celda y guarda.',
          '«Per tipus de pista» i «Per tipus de reserva» són taules: canvia la cel·la i desa.',
          '«Pista motaka» eta «Erreserba motaka» taulak dira: aldatu gelaxka eta gorde.',
          '«Por tipo de campo» e «Por tipo de reserva» são tabelas: muda a célula e guarda.',
          '“By court type” and “By booking type” are tables: change the cell and save.',
          '«Per tipo di campo» e «Per tipo di prenotazione» sono tabelle: cambia la cella e salva.',
          '« Par type de terrain » et « Par type de réservation » sont des tableaux : changez la case et enregistrez.',
        ],
        show: 'booking-config.tab.court_types',
      },
    ],
    words: [
      [
        ['Duración propuesta', 'Durada proposada', 'Proposatutako iraupena', 'Duração proposta', 'Proposed length', 'Durata proposta', 'Durée proposée'],
        ['la que sale puesta al hacer una reserva', 'la que surt posada en fer una reserva', 'erreserba bat egitean jarrita agertzen dena', 'a que aparece posta ao fazer uma reserva', 'the one filled in when a booking is made', 'quella già impostata quando si prenota', 'celle déjà indiquée quand on réserve'],
      ],
    ],
  },
  {
    screens: ['booking-configuration-edit'],
    about: [
      'Una configuración: para qué reservas, cuándo y para quién vale, y qué permite. Lo que se deja sin decir lo decide el nivel siguiente.',
      'Una configuració: per a quines reserves, quan i per a qui val, i què permet. El que es deixa sense dir ho decideix el nivell següent.',
      'Konfigurazio bat: zein erreserbatarako, noiz eta norentzat balio duen, eta zer onartzen duen. Esan gabe uzten dena hurrengo mailak erabakitzen du.',
      'Uma configuração: para que reservas, quando e para quem vale, e o que permite. O que se deixa por dizer decide-o o nível seguinte.',
      'A configuration: for which bookings, when and for whom it counts, and what it allows. What it leaves unsaid is decided by the next level.',
      'Una configurazione: per quali prenotazioni, quando e per chi vale, e cosa permette. Ciò che non dice lo decide il livello successivo.',
      'Une configuration : pour quelles réservations, quand et pour qui elle vaut, et ce qu’elle permet. Ce qu’elle ne dit pas, le niveau suivant le décide.',
    ],
    tasks: [
      {
        title: ['Poner las duraciones', 'Posa les durades', 'Iraupenak jarri', 'Pôr as durações', 'Set the lengths', 'Mettere le durate', 'Indiquer les durées'],
        how: [
          'En «Cuánto dura», pon las tres o ninguna: la mínima, la máxima y la propuesta.',
          'A «Quant dura», posa-les totes tres o cap: la mínima, la màxima i la proposada.',
          '«Zenbat irauten du» atalean, jarri hirurak edo bat ere ez: gutxienekoa, gehienekoa eta proposatua.',
          'Em «Quanto dura», põe as três ou nenhuma: a mínima, a máxima e a proposta.',
          'In “How long”, set all three or none: shortest, longest and proposed.',
          'In «Quanto dura», metti tutte e tre o nessuna: minima, massima e proposta.',
          'Dans « Combien de temps », indiquez les trois ou aucune : minimale, maximale et proposée.',
        ],
        show: 'booking-config.part.times',
      },
      {
        title: ['Limitar las horas de un socio', 'Limita les hores d’un soci', 'Bazkide baten orduak mugatu', 'Limitar as horas de um sócio', 'Limit a member’s hours', 'Limitare le ore di un socio', 'Limiter les heures d’un membre'],
        how: [
          'En «Cuánto se puede reservar», un 0 es sin límite. El socio no puede pasar de ahí; recepción recibe un aviso.',
          'A «Quant es pot reservar», un 0 és sense límit. El soci no pot passar d’aquí; recepció rep un avís.',
          '«Zenbat erreserba daiteke» atalean, 0 mugarik gabe da. Bazkideak ezin du hortik gora pasatu; harrerak abisu bat jasotzen du.',
          'Em «Quanto se pode reservar», 0 é sem limite. O sócio não pode passar daí; a receção recebe um aviso.',
          'In “How much may be booked”, 0 is no limit. Members cannot exceed it; the desk gets a warning.',
          'In «Quanto si può prenotare», 0 è senza limite. Il socio non può superarlo; la reception riceve un avviso.',
          'Dans « Combien on peut réserver », 0 est sans limite. Le membre ne peut la dépasser ; l’accueil reçoit un avis.',
        ],
        show: 'booking-config.part.hours',
      },
      {
        title: ['Elegir para quién vale', 'Tria per a qui val', 'Norentzat balio duen aukeratu', 'Escolher para quem vale', 'Choose for whom it counts', 'Scegliere per chi vale', 'Choisir pour qui elle vaut'],
        how: [
          'En «Para quién», marca tipos de socio o de abono. Sin marcar ninguno vale para todos.',
          'A «Per a qui», marca tipus de soci o d’abonament. Sense marcar-ne cap val per a tothom.',
          '«Norentzat» atalean, markatu bazkide edo bonu motak. Bat ere markatu gabe, denentzat balio du.',
          'Em «Para quem», marca tipos de sócio ou de passe. Sem marcar nenhum vale para todos.',
          'In “For whom”, tick member types or pass types. With none ticked it counts for all.',
          'In «Per chi», spunta tipi di socio o di abbonamento. Senza spunte vale per tutti.',
          'Dans « Pour qui », cochez des types de membre ou d’abonnement. Sans coche, elle vaut pour tous.',
        ],
        show: 'booking-config.part.who',
      },
    ],
  },
)
