import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const c60Help = helpOf({
  screens: ['c60'],
  about: [
    'El fichero del banco con los cobros de cartas de pago (Cuaderno 60). Cada cobro paga su línea por el código de barras, nunca por el importe.',
    'El fitxer del banc amb els cobraments de cartes de pagament (Quadern 60). Cada cobrament paga la seva línia pel codi de barres, mai per l’import.',
    'Ordainketa-gutunen kobrantzak dituen bankuaren fitxategia (60. koadernoa). Kobrantza bakoitzak bere lerroa ordaintzen du barra-kodearen arabera, inoiz ez zenbatekoaren arabera.',
    'O ficheiro do banco com as cobranças de cartas de pagamento (Cuaderno 60). Cada cobrança paga a sua linha pelo código de barras, nunca pelo valor.',
    'The bank’s file with payments by letter (Cuaderno 60). Each payment pays its line by the bar code, never by the amount.',
    'Il file della banca con gli incassi delle lettere di pagamento (Cuaderno 60). Ogni incasso paga la sua riga con il codice a barre, mai con l’importo.',
    'Le fichier de la banque avec les encaissements de lettres de paiement (Cuaderno 60). Chaque encaissement paie sa ligne par le code-barres, jamais par le montant.',
  ],
  tasks: [
    {
      title: ['Marcar los cobros de un fichero', 'Marca els cobraments d’un fitxer', 'Markatu fitxategi bateko kobrantzak', 'Marcar as cobranças de um ficheiro', 'Mark the payments of a file', 'Segnare gli incassi di un file', 'Marquer les encaissements d’un fichier'],
      how: [
        'Suelta el fichero: se ve qué pasará con cada cobro. Ctrl+Intro marca los que cuadran; los de menos, solo si los eliges.',
        'Deixa anar el fitxer: es veu què passarà amb cada cobrament. Ctrl+Retorn marca els que quadren; els de menys, només si els tries.',
        'Jaregin fitxategia: kobrantza bakoitzarekin zer gertatuko den ikusten da. Ktrl+Sartu teklek bat datozenak markatzen dituzte; gutxiagokoak, aukeratuz gero bakarrik.',
        'Largue o ficheiro: vê-se o que acontecerá a cada cobrança. Ctrl+Enter marca as que batem certo; as de menos, só se as escolher.',
        'Drop the file: what becomes of each payment is shown. Ctrl+Enter marks those that agree; those of less only if you choose them.',
        'Trascina il file: si vede che cosa succederà a ogni incasso. Ctrl+Invio segna quelli che tornano; quelli di meno, solo se li scegli.',
        'Déposez le fichier : on voit ce que devient chaque encaissement. Ctrl+Entrée marque ceux qui concordent ; ceux de moins, seulement si vous les choisissez.',
      ],
      key: 'mod+Enter',
    },
    {
      title: ['Leer el formato de tu banco', 'Llegeix el format del teu banc', 'Irakurri zure bankuaren formatua', 'Ler o formato do seu banco', 'Read your bank’s layout', 'Leggere il formato della tua banca', 'Lire le format de votre banque'],
      how: [
        'Con un fichero abierto, mueve los cortes del perfil sobre una de sus líneas hasta que todo se lea, y guarda.',
        'Amb un fitxer obert, mou els talls del perfil sobre una de les seves línies fins que tot es llegeixi, i desa.',
        'Fitxategi bat irekita, mugitu profilaren ebakiak haren lerro baten gainean dena irakurri arte, eta gorde.',
        'Com um ficheiro aberto, mova os cortes do perfil sobre uma das suas linhas até que tudo se leia, e guarde.',
        'With a file open, move the cuts of the profile over one of its lines until everything is read, and save.',
        'Con un file aperto, sposta i tagli del profilo su una delle sue righe finché tutto si legge, e salva.',
        'Avec un fichier ouvert, déplacez les coupes du profil sur une de ses lignes jusqu’à tout lire, puis enregistrez.',
      ],
    },
  ],
})
