import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const feeTypesHelp = helpOf({
  screens: ['fee-types'],
  about: [
    'Los tipos reúnen cuotas con las mismas reglas: una promoción para las primeras y un descuento para hermanos. Cada uno dice cuántas cuotas y socios tiene.',
    'Els tipus reuneixen quotes amb les mateixes regles: una promoció per a les primeres i un descompte per a germans. Cadascun diu quantes quotes i socis té.',
    'Motek arau berak dituzten kuotak biltzen dituzte: promozio bat lehenengoentzat eta deskontu bat anai-arrebentzat. Bakoitzak zenbat kuota eta bazkide dituen esaten du.',
    'Os tipos reúnem quotas com as mesmas regras: uma promoção para as primeiras e um desconto para irmãos. Cada um diz quantas quotas e sócios tem.',
    'Types group fees with the same rules: a promotion for the first ones and a discount for siblings. Each shows how many fees and members it has.',
    'I tipi riuniscono quote con le stesse regole: una promozione per le prime e uno sconto per i fratelli. Ognuno dice quante quote e soci ha.',
    'Les types réunissent des cotisations aux mêmes règles : une promotion pour les premières et une remise pour la fratrie. Chacun montre ses cotisations et ses membres.',
  ],
  tasks: [
    {
      title: ['Crear un tipo de cuota', 'Crea un tipus de quota', 'Kuota mota bat sortu', 'Criar um tipo de quota', 'Create a fee type', 'Creare un tipo di quota', 'Créer un type de cotisation'],
      how: [
        'Escribe su nombre y guarda; después se abren su promoción y sus hermanos.',
        'Escriu el seu nom i desa; després s’obren la seva promoció i els seus germans.',
        'Idatzi izena eta gorde; gero bere promozioa eta anai-arrebak irekitzen dira.',
        'Escreve o seu nome e guarda; depois abrem-se a sua promoção e os seus irmãos.',
        'Type its name and save; its promotion and siblings open afterwards.',
        'Scrivi il nome e salva; poi si aprono la promozione e i fratelli.',
        'Tapez son nom et enregistrez ; sa promotion et sa fratrie s’ouvrent ensuite.',
      ],
      key: 'n',
    },
    {
      title: ['Dar las primeras cuotas a otro precio', 'Dona les primeres quotes a un altre preu', 'Lehen kuotak beste prezio batean eman', 'Dar as primeiras quotas a outro preço', 'Give the first fees at another price', 'Dare le prime quote a un altro prezzo', 'Donner les premières cotisations à un autre prix'],
      how: [
        'Abre el tipo y escribe cuántas cuotas y a qué precio; el ejemplo enseña los ocho primeros periodos.',
        'Obre el tipus i escriu quantes quotes i a quin preu; l’exemple ensenya els vuit primers períodes.',
        'Ireki mota eta idatzi zenbat kuota eta zein preziotan; adibideak lehen zortzi aldiak erakusten ditu.',
        'Abre o tipo e escreve quantas quotas e a que preço; o exemplo mostra os oito primeiros períodos.',
        'Open the type and type how many fees and at what price; the example shows the first eight periods.',
        'Apri il tipo e scrivi quante quote e a che prezzo; l’esempio mostra i primi otto periodi.',
        'Ouvrez le type et tapez combien de cotisations et à quel prix ; l’exemple montre les huit premières périodes.',
      ],
      to: '/tipocuotas',
    },
    {
      title: ['Hacer un descuento a hermanos', 'Fes un descompte a germans', 'Anai-arrebei deskontua egin', 'Fazer um desconto a irmãos', 'Give siblings a discount', 'Fare uno sconto ai fratelli', 'Faire une remise à la fratrie'],
      how: [
        'Abre el tipo y pon el porcentaje del segundo, del tercero…; los siguientes tienen el del último.',
        'Obre el tipus i posa el percentatge del segon, del tercer…; els següents tenen el de l’últim.',
        'Ireki mota eta jarri bigarrenaren, hirugarrenaren… ehunekoa; hurrengoek azkenarena dute.',
        'Abre o tipo e põe a percentagem do segundo, do terceiro…; os seguintes têm a do último.',
        'Open the type and set the percentage of the second, the third…; further ones have that of the last.',
        'Apri il tipo e metti la percentuale del secondo, del terzo…; i successivi hanno quella dell’ultimo.',
        'Ouvrez le type et indiquez le pourcentage du deuxième, du troisième… ; les suivants ont celui du dernier.',
      ],
      to: '/tipocuotas',
    },
  ],
  words: [
    [
      ['Promoción', 'Promoció', 'Promozioa', 'Promoção', 'Promotion', 'Promozione', 'Promotion'],
      [
        'Precio de las primeras cuotas de un socio, contadas desde la primera de este tipo que tuvo.',
        'Preu de les primeres quotes d’un soci, comptades des de la primera d’aquest tipus que va tenir.',
        'Bazkide baten lehen kuoten prezioa, mota honetako lehenengotik zenbatuta.',
        'Preço das primeiras quotas de um sócio, contadas desde a primeira deste tipo que teve.',
        'Price of a member’s first fees, counted from the first one of this type that he had.',
        'Prezzo delle prime quote di un socio, contate dalla prima di questo tipo che ha avuto.',
        'Prix des premières cotisations d’un membre, comptées depuis la première de ce type qu’il a eue.',
      ],
    ],
    [
      ['Hermanos', 'Germans', 'Anai-arrebak', 'Irmãos', 'Siblings', 'Fratelli', 'Fratrie'],
      [
        'Socios que paga la misma persona y que tienen una cuota de este tipo; el primero paga el precio entero.',
        'Socis que paga la mateixa persona i que tenen una quota d’aquest tipus; el primer paga el preu sencer.',
        'Pertsona berak ordaintzen dituen bazkideak, mota honetako kuota bat dutenak; lehenengoak prezio osoa ordaintzen du.',
        'Sócios que a mesma pessoa paga e que têm uma quota deste tipo; o primeiro paga o preço inteiro.',
        'Members with a fee of this type for whom the same person pays; the first pays the full price.',
        'Soci pagati dalla stessa persona che hanno una quota di questo tipo; il primo paga il prezzo intero.',
        'Membres payés par la même personne et ayant une cotisation de ce type ; le premier paie le prix entier.',
      ],
    ],
  ],
})
