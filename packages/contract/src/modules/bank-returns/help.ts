import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const bankReturnsHelp = helpOf(
  {
    screens: ['bank-returns'],
    about: [
      'Los recibos que el banco ha devuelto. Se suelta su fichero, cada devolución trae una propuesta según su motivo, y nada cambia hasta que se aplican.',
      'Els rebuts que el banc ha retornat. Es deixa anar el seu fitxer, cada devolució porta una proposta segons el motiu, i res no canvia fins que s’apliquen.',
      'Bankuak itzuli dituen ordainagiriak. Fitxategia askatzen da, itzulketa bakoitzak bere arrazoiaren araberako proposamena dakar, eta ezer ez da aldatzen aplikatu arte.',
      'Os recibos que o banco devolveu. Larga-se o seu ficheiro, cada devolução traz uma proposta conforme o motivo, e nada muda até serem aplicadas.',
      'The receipts that the bank returned. Its file is dropped, each return comes with a proposal by its reason, and nothing changes until they are applied.',
      'Le ricevute che la banca ha restituito. Si rilascia il suo file, ogni insoluto ha una proposta secondo il motivo, e nulla cambia finché non si applicano.',
      'Les reçus que la banque a rejetés. On dépose son fichier, chaque rejet a une proposition selon son motif, et rien ne change avant de les appliquer.',
    ],
    tasks: [
      {
        title: ['Aplicar el fichero del banco', 'Aplica el fitxer del banc', 'Bankuaren fitxategia aplikatu', 'Aplicar o ficheiro do banco', 'Apply the file of the bank', 'Applicare il file della banca', 'Appliquer le fichier de la banque'],
        how: [
          'Arrastra el fichero a la pantalla, mira las propuestas y pulsa Ctrl+Intro. Se puede deshacer cinco minutos; las cartas salen después.',
          'Arrossega el fitxer a la pantalla, mira les propostes i prem Ctrl+Retorn. Es pot desfer cinc minuts; les cartes surten després.',
          'Arrastatu fitxategia pantailara, begiratu proposamenak eta sakatu Ktrl+Sartu. Bost minutuz desegin daiteke; gutunak gero ateratzen dira.',
          'Arraste o ficheiro para o ecrã, veja as propostas e prima Ctrl+Enter. Pode ser desfeito durante cinco minutos; as cartas saem depois.',
          'Drop the file on the screen, look at the proposals and press Ctrl+Enter. It can be undone for five minutes; the letters leave after that.',
          'Trascina il file sulla schermata, guarda le proposte e premi Ctrl+Invio. Si può annullare per cinque minuti; le lettere partono dopo.',
          'Déposez le fichier sur l’écran, voyez les propositions et faites Ctrl+Entrée. Réversible cinq minutes ; les lettres partent ensuite.',
        ],
      },
      {
        title: ['Cambiar lo que se propone', 'Canvia el que es proposa', 'Proposamena aldatu', 'Mudar o que se propõe', 'Change what is proposed', 'Cambiare la proposta', 'Changer la proposition'],
        how: [
          'Las teclas 1 a 6 eligen y bajan a la fila siguiente; a la derecha se ven el día y la carta.',
          'Les tecles 1 a 6 trien i baixen a la fila següent; a la dreta es veuen el dia i la carta.',
          '1etik 6ra arteko teklek aukeratu eta hurrengo errenkadara jaisten dira; eskuinean eguna eta gutuna ikusten dira.',
          'As teclas 1 a 6 escolhem e descem para a linha seguinte; à direita veem-se o dia e a carta.',
          'The keys 1 to 6 choose and go down to the next row; the day and the letter stand on the right.',
          'I tasti da 1 a 6 scelgono e scendono alla riga successiva; a destra si vedono il giorno e la lettera.',
          'Les touches 1 à 6 choisissent et passent à la ligne suivante ; le jour et la lettre sont à droite.',
        ],
      },
      {
        title: ['Una devolución sin emparejar', 'Una devolució sense aparellar', 'Parekatu gabeko itzulketa bat', 'Uma devolução por emparelhar', 'An unmatched return', 'Un insoluto non abbinato', 'Un rejet non rapproché'],
        how: [
          'Pulsa su importe y elige el recibo entre los candidatos, o ninguno: queda apartada para otro día.',
          'Prem el seu import i tria el rebut entre els candidats, o cap: queda de banda per a un altre dia.',
          'Sakatu zenbatekoa eta aukeratu ordainagiria hautagaien artean, edo bat ere ez: beste egun baterako geratzen da.',
          'Prima o seu valor e escolha o recibo entre os candidatos, ou nenhum: fica de lado para outro dia.',
          'Press its amount and choose the receipt among the candidates, or none: it is left for another day.',
          'Premi il suo importo e scegli la ricevuta tra le candidate, o nessuna: resta da parte per un altro giorno.',
          'Cliquez sur son montant et choisissez le reçu parmi les candidats, ou aucun : il reste pour un autre jour.',
        ],
      },
    ],
  },
  {
    screens: ['return-rules'],
    about: [
      'Qué se propone para cada motivo del banco, según las veces que el pagador lleva en doce meses. El asterisco vale para todos los demás motivos.',
      'Què es proposa per a cada motiu del banc, segons les vegades que el pagador porta en dotze mesos. L’asterisc val per a tots els altres motius.',
      'Zer proposatzen den bankuaren arrazoi bakoitzerako, ordaintzaileak hamabi hilabetean izandako aldien arabera. Izartxoak gainerako arrazoi guztietarako balio du.',
      'O que se propõe para cada motivo do banco, conforme as vezes do pagador em doze meses. O asterisco vale para todos os outros motivos.',
      'The step that is proposed for each reason of the bank, by the payer’s returns within twelve months. The asterisk stands for every other reason.',
      'Cosa si propone per ogni motivo della banca, secondo gli insoluti del pagante in dodici mesi. L’asterisco vale per tutti gli altri motivi.',
      'Ce qui est proposé pour chaque motif de la banque, selon les rejets du payeur en douze mois. L’astérisque vaut pour tous les autres motifs.',
    ],
    tasks: [
      {
        title: ['Poner un recargo a un motivo', 'Posa un recàrrec a un motiu', 'Arrazoi bati gainkargua jarri', 'Pôr uma sobretaxa num motivo', 'Set a surcharge for a reason', 'Mettere un sovrapprezzo a un motivo', 'Fixer une majoration pour un motif'],
        how: [
          'Abre la regla del código y escribe el importe. Solo vale para ficheros que se lean después; lo aplicado no cambia.',
          'Obre la regla del codi i escriu l’import. Només val per a fitxers que es llegeixin després; el que s’ha aplicat no canvia.',
          'Ireki kodearen araua eta idatzi zenbatekoa. Gero irakurritako fitxategietarako bakarrik balio du; aplikatutakoa ez da aldatzen.',
          'Abra a regra do código e escreva o valor. Só vale para ficheiros lidos depois; o que foi aplicado não muda.',
          'Open the rule of the code and type the amount. It holds for files read afterwards only; what was applied stays.',
          'Apri la regola del codice e scrivi l’importo. Vale solo per i file letti dopo; ciò che è applicato non cambia.',
          'Ouvrez la règle du code et saisissez le montant. Elle ne vaut que pour les fichiers lus ensuite ; ce qui est appliqué reste.',
        ],
      },
    ],
  },
)
