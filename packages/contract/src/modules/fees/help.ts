import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const feesHelp = helpOf(
  {
    screens: ['fees'],
    about: [
      'Las cuotas del club: lo que los socios pagan cada mes, trimestre o año, con su precio y sus reglas. Aquí se cambian y se ve cuánto traen.',
      'Les quotes del club: el que els socis paguen cada mes, trimestre o any, amb el seu preu i les seves regles. Aquí es canvien i es veu quant porten.',
      'Klubaren kuotak: bazkideek hilero, hiru hilean behin edo urtero ordaintzen dutena, bere prezio eta arauekin. Hemen aldatzen dira, eta zenbat dakarten ikusten da.',
      'As quotas do clube: o que os sócios pagam por mês, trimestre ou ano, com o seu preço e as suas regras. Aqui alteram-se e vê-se quanto trazem.',
      'The fees of the club: what members pay every month, quarter or year, with price and rules. They are changed here, and what they bring is shown.',
      'Le quote del club: ciò che i soci pagano ogni mese, trimestre o anno, con prezzo e regole. Qui si cambiano e si vede quanto portano.',
      'Les cotisations du club : ce que les membres paient chaque mois, trimestre ou année, avec leur prix et leurs règles. On les modifie ici et on voit ce qu’elles rapportent.',
    ],
    tasks: [
      {
        title: ['Crear una cuota', 'Crea una quota', 'Kuota bat sortu', 'Criar uma quota', 'Add a fee', 'Creare una quota', 'Créer une cotisation'],
        how: [
          'Escribe en la fila nueva, pasa de casilla con Tab y guarda con Ctrl+S.',
          'Escriu a la fila nova, passa de casella amb Tab i desa amb Ctrl+S.',
          'Idatzi lerro berrian, pasatu gelaxka batetik bestera Tab teklarekin eta gorde Ctrl+S sakatuta.',
          'Escreva na linha nova, passe de célula com Tab e guarde com Ctrl+S.',
          'Type into the new row, go from cell to cell with Tab and save with Ctrl+S.',
          'Scrivi nella riga nuova, passa di casella con Tab e salva con Ctrl+S.',
          'Écrivez dans la nouvelle ligne, passez d’une case à l’autre avec Tab et enregistrez avec Ctrl+S.',
        ],
        key: 'n',
      },
      {
        title: ['Subir un precio', 'Apuja un preu', 'Prezio bat igo', 'Subir um preço', 'Raise a price', 'Alzare un prezzo', 'Augmenter un prix'],
        how: [
          'Cambia el precio en su casilla; luego recalcula para que llegue a las líneas que aún no se han cobrado.',
          'Canvia el preu a la seva casella; després recalcula perquè arribi a les línies que encara no s’han cobrat.',
          'Aldatu prezioa bere gelaxkan; gero birkalkulatu, oraindik kobratu ez diren lerroetara irits dadin.',
          'Altere o preço na sua célula; depois recalcule para que chegue às linhas ainda por cobrar.',
          'Change the price in its cell; then recalculate to give it to the lines that are unpaid.',
          'Cambia il prezzo nella sua casella; poi ricalcola perché arrivi alle righe ancora da incassare.',
          'Modifiez le prix dans sa case ; puis recalculez pour l’appliquer aux lignes encore impayées.',
        ],
        show: 'fees.recalculate',
      },
    ],
  },
  {
    screens: ['fee-detail'],
    about: [
      'Quién tiene esta cuota, cuánto paga cada uno y por qué. El importe, con puntos debajo, abre su explicación.',
      'Qui té aquesta quota, quant paga cadascú i per què. L’import, amb punts a sota, obre la seva explicació.',
      'Nork duen kuota hau, bakoitzak zenbat ordaintzen duen eta zergatik. Azpian puntuak dituen zenbatekoak bere azalpena irekitzen du.',
      'Quem tem esta quota, quanto paga cada um e porquê. O valor, com pontos por baixo, abre a sua explicação.',
      'Who has this fee, what each pays and why. The dotted amount opens its explanation.',
      'Chi ha questa quota, quanto paga ciascuno e perché. L’importo, punteggiato, apre la sua spiegazione.',
      'Qui a cette cotisation, combien chacun paie et pourquoi. Le montant, en pointillé, ouvre son explication.',
    ],
    tasks: [
      {
        title: ['Añadir socios a la cuota', 'Afegeix socis a la quota', 'Bazkideak kuotara gehitu', 'Adicionar sócios à quota', 'Add members to the fee', 'Aggiungere soci alla quota', 'Ajouter des membres à la cotisation'],
        how: [
          'Busca a cada uno o pega una lista de números; cada importe se ve antes de añadir.',
          'Busca cadascú o enganxa una llista de números; cada import es veu abans d’afegir.',
          'Bilatu bakoitza edo itsatsi zenbaki-zerrenda bat; zenbateko bakoitza gehitu aurretik ikusten da.',
          'Procure cada um ou cole uma lista de números; cada valor vê-se antes de adicionar.',
          'Find each of them or paste a list of numbers; every amount is shown before adding.',
          'Cerca ciascuno o incolla un elenco di numeri; ogni importo si vede prima di aggiungere.',
          'Cherchez chacun ou collez une liste de numéros ; chaque montant se voit avant l’ajout.',
        ],
        key: 'n',
      },
      {
        title: ['Terminar la cuota de varios', 'Acaba la quota de diversos', 'Batzuen kuota amaitu', 'Terminar a quota de vários', 'End the fee of several', 'Terminare la quota di più soci', 'Terminer la cotisation de plusieurs'],
        how: [
          'Selecciona las filas y pon el último día; si se cobra entera, por días o a la mitad se elige allí.',
          'Selecciona les files i posa l’últim dia; allà es tria si es cobra sencera, per dies o la meitat.',
          'Hautatu lerroak eta jarri azken eguna; osorik, egunka edo erdia kobratzen den han aukeratzen da.',
          'Selecione as linhas e ponha o último dia; ali escolhe-se se se cobra inteira, por dias ou metade.',
          'Select the rows and set the last day; full, by days or half is chosen there.',
          'Seleziona le righe e imposta l’ultimo giorno; lì si sceglie se intera, a giorni o metà.',
          'Sélectionnez les lignes et fixez le dernier jour ; on y choisit entière, au prorata ou moitié.',
        ],
      },
    ],
  },
)
