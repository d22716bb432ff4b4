import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const receiptsHelp = helpOf(
  {
    screens: ['receipts-generate'],
    about: [
      'Las líneas que vencen y aún no tienen recibo, con quien no se puede girar y por qué. Un recibo junta las líneas de un pagador, una empresa y un concepto.',
      'Les línies que vencen i encara no tenen rebut, amb qui no es pot girar i per què. Un rebut ajunta les línies d’un pagador, una empresa i un concepte.',
      'Zor diren eta oraindik ordainagiririk ez duten lerroak, nori ezin zaion kobratu eta zergatik. Ordainagiri batek ordaintzaile, enpresa eta kontzeptu bereko lerroak biltzen ditu.',
      'As linhas que vencem e ainda não têm recibo, com quem não pode ser cobrado e porquê. Um recibo junta as linhas de um pagador, uma empresa e um conceito.',
      'The lines that are due and have no receipt yet, with those that cannot be debited and why. A receipt joins the lines of one payer, company and concept.',
      'Le righe in scadenza ancora senza ricevuta, con chi non si può addebitare e perché. Una ricevuta unisce le righe di un pagatore, un’azienda e una causale.',
      'Les lignes dues encore sans reçu, avec celles qu’on ne peut prélever et pourquoi. Un reçu réunit les lignes d’un payeur, d’une société et d’un libellé.',
    ],
    tasks: [
      {
        title: ['Generar los recibos del mes', 'Genera els rebuts del mes', 'Hileko ordainagiriak sortu', 'Gerar os recibos do mês', 'Make the receipts of the month', 'Generare le ricevute del mese', 'Générer les reçus du mois'],
        how: [
          'Todo lo que se puede girar está marcado: mira «Qué va a salir» y pulsa Ctrl+Intro. No se avisa a nadie y se puede deshacer.',
          'Tot el que es pot girar està marcat: mira «Què sortirà» i prem Ctrl+Retorn. No s’avisa ningú i es pot desfer.',
          'Kobra daitekeen guztia markatuta dago: begiratu «Zer aterako da» eta sakatu Ktrl+Sartu. Ez zaio inori jakinarazten, eta desegin daiteke.',
          'Tudo o que pode ser cobrado está marcado: veja «O que vai sair» e prima Ctrl+Enter. Ninguém é avisado e pode ser desfeito.',
          'All that can be debited is ticked: look at “What comes out” and press Ctrl+Enter. Nobody is told, and it can be undone.',
          'Tutto ciò che si può incassare è spuntato: guarda «Cosa ne esce» e premi Ctrl+Invio. Nessuno viene avvisato e si può annullare.',
          'Tout ce qui est prélevable est coché : voyez « Ce qui en sort » et faites Ctrl+Entrée. Personne n’est prévenu et c’est réversible.',
        ],
        show: 'receipts.outcome',
      },
      {
        title: ['Arreglar lo que no se puede girar', 'Arregla el que no es pot girar', 'Kobratu ezin dena konpondu', 'Resolver o que não pode ser cobrado', 'Mend what cannot be debited', 'Sistemare ciò che non si può incassare', 'Régler ce qui n’est pas prélevable'],
        how: [
          'Pulsa un motivo para ver solo sus líneas; su enlace lleva a la ficha de quien paga.',
          'Prem un motiu per veure només les seves línies; l’enllaç porta a la fitxa de qui paga.',
          'Sakatu arrazoi bat haren lerroak soilik ikusteko; estekak ordaintzailearen fitxara darama.',
          'Prima um motivo para ver só as suas linhas; a ligação leva à ficha de quem paga.',
          'Press a reason to see only its lines; its link leads to the record of the payer.',
          'Premi un motivo per vedere solo le sue righe; il link porta alla scheda di chi paga.',
          'Cliquez sur un motif pour ne voir que ses lignes ; son lien mène à la fiche du payeur.',
        ],
        show: 'receipts.why_not',
      },
      {
        title: ['Un solo tipo de cuota', 'Un sol tipus de quota', 'Kuota mota bakarra', 'Um só tipo de quota', 'One fee type only', 'Un solo tipo di quota', 'Un seul type de cotisation'],
        how: [
          'Elige los tipos en «Tipos de cuota»; «Sin cuota» son las demás líneas. Solo lo elegido entra en el botón.',
          'Tria els tipus a «Tipus de quota»; «Sense quota» són les altres línies. Només el triat entra al botó.',
          'Aukeratu motak «Kuota motak» eremuan; «Kuotarik gabe» gainerako lerroak dira. Aukeratutakoa soilik sartzen da botoian.',
          'Escolha os tipos em «Tipos de quota»; «Sem quota» são as outras linhas. Só o escolhido entra no botão.',
          'Choose the types under “Fee types”; “No fee” is all other lines. Only what is chosen goes with the button.',
          'Scegli i tipi in «Tipi di quota»; «Senza quota» sono le altre righe. Solo ciò che è scelto entra nel pulsante.',
          'Choisissez les types dans « Types de cotisation » ; « Sans cotisation » désigne les autres lignes. Seul le choix entre dans le bouton.',
        ],
        show: 'receipts.fee_types',
      },
    ],
    words: [
      [
        ['Girar', 'Girar', 'Kobratu bankutik', 'Cobrar pelo banco', 'Debit', 'Addebitare', 'Prélever'],
        ['Cobrar por el banco con el mandato firmado de quien paga.', 'Cobrar pel banc amb el mandat signat de qui paga.', 'Bankutik kobratzea, ordaintzailearen sinatutako aginduarekin.', 'Cobrar pelo banco com o mandato assinado de quem paga.', 'To collect by the bank with the signed mandate of the payer.', 'Incassare in banca con il mandato firmato di chi paga.', 'Encaisser par la banque avec le mandat signé du payeur.'],
      ],
    ],
  },
  {
    screens: ['receipts-open'],
    about: [
      'Los recibos hechos que aún no están en ningún fichero. En ámbar, los que el próximo fichero deja fuera, con su motivo.',
      'Els rebuts fets que encara no són en cap fitxer. En ambre, els que el pròxim fitxer deixa fora, amb el motiu.',
      'Egindako eta oraindik fitxategirik gabeko ordainagiriak. Anbar kolorez, hurrengo fitxategiak kanpoan uzten dituenak, arrazoiarekin.',
      'Os recibos feitos que ainda não estão em nenhum ficheiro. A âmbar, os que o próximo ficheiro deixa de fora, com o motivo.',
      'Receipts that were made and are in no file yet. Amber ones are left out of the next file, with the reason.',
      'Le ricevute fatte che non sono ancora in nessun file. In ambra, quelle che il prossimo file lascia fuori, con il motivo.',
      'Les reçus faits qui ne sont encore dans aucun fichier. En ambre, ceux que le prochain fichier laisse de côté, avec le motif.',
    ],
    tasks: [
      {
        title: ['Crear el fichero para el banco', 'Crea el fitxer per al banc', 'Bankurako fitxategia sortu', 'Criar o ficheiro para o banco', 'Make the file for the bank', 'Creare il file per la banca', 'Créer le fichier pour la banque'],
        how: [
          'Marca los recibos y pulsa «Fichero para el banco»: antes de crearlo dice qué va, quién se queda fuera y hasta cuándo se puede enviar.',
          'Marca els rebuts i prem «Fitxer per al banc»: abans de crear-lo diu què hi va, qui es queda fora i fins quan es pot enviar.',
          'Markatu ordainagiriak eta sakatu «Bankurako fitxategia»: sortu aurretik esaten du zer doan, nor geratzen den kanpoan eta noiz arte bidal daitekeen.',
          'Marque os recibos e prima «Ficheiro para o banco»: antes de o criar diz o que vai, quem fica de fora e até quando pode ser enviado.',
          'Tick the receipts and press “File for the bank”: before it is made it tells what goes, who is left out, and until when it can be sent.',
          'Spunta le ricevute e premi «File per la banca»: prima di crearlo dice cosa va, chi resta fuori e fino a quando si può inviare.',
          'Cochez les reçus et cliquez sur « Fichier pour la banque » : avant la création, il dit ce qui part, qui reste de côté et jusqu’à quand l’envoyer.',
        ],
        show: 'bank-file.open',
      },
      {
        title: ['Avisar a quien paga', 'Avisa qui paga', 'Ordaintzaileari jakinarazi', 'Avisar quem paga', 'Tell the payers', 'Avvisare chi paga', 'Prévenir les payeurs'],
        how: [
          'Marca los recibos y pulsa «Enviar por correo», o deja marcado el aviso al crear el fichero.',
          'Marca els rebuts i prem «Envia per correu», o deixa marcat l’avís en crear el fitxer.',
          'Markatu ordainagiriak eta sakatu «Bidali postaz», edo utzi abisua markatuta fitxategia sortzean.',
          'Marque os recibos e prima «Enviar por e-mail», ou deixe marcado o aviso ao criar o ficheiro.',
          'Tick the receipts and press “Send by e-mail”, or leave the notice ticked when you make the file.',
          'Spunta le ricevute e premi «Inviare per e-mail», o lascia spuntato l’avviso quando crei il file.',
          'Cochez les reçus et cliquez sur « Envoyer par e-mail », ou laissez l’avis coché à la création du fichier.',
        ],
        show: 'receipts.mail',
      },
      {
        title: ['Deshacer un recibo', 'Desfés un rebut', 'Ordainagiri bat desegin', 'Desfazer um recibo', 'Undo a receipt', 'Annullare una ricevuta', 'Annuler un reçu'],
        how: [
          'Márcalo y pulsa «Eliminar»: sus líneas vuelven a «Por generar».',
          'Marca’l i prem «Elimina»: les seves línies tornen a «Per generar».',
          'Markatu eta sakatu «Ezabatu»: haren lerroak «Sortzeke» atalera itzultzen dira.',
          'Marque-o e prima «Eliminar»: as suas linhas voltam a «Por gerar».',
          'Tick it and press “Delete”: its lines go back to “To make”.',
          'Spuntala e premi «Eliminare»: le sue righe tornano in «Da generare».',
          'Cochez-le et cliquez sur « Supprimer » : ses lignes retournent dans « À générer ».',
        ],
        show: 'receipts.delete',
      },
    ],
  },
  {
    screens: ['receipts-downloaded', 'receipts-remittance'],
    about: [
      'Los recibos que están en un fichero descargado y qué fue de cada uno. Ya no se cambian ni se eliminan: se devuelven.',
      'Els rebuts que són en un fitxer descarregat i què se n’ha fet. Ja no es canvien ni s’eliminen: es retornen.',
      'Deskargatutako fitxategi batean dauden ordainagiriak, eta bakoitzarekin zer gertatu den. Ez dira aldatzen ez ezabatzen: itzuli egiten dira.',
      'Os recibos que estão num ficheiro descarregado e o que foi de cada um. Já não se alteram nem se eliminam: devolvem-se.',
      'Receipts in downloaded files and what became of each. They are no longer changed or deleted: they are returned.',
      'Le ricevute in un file scaricato e cosa è successo a ognuna. Non si cambiano né si eliminano più: si restituiscono.',
      'Les reçus d’un fichier téléchargé et leur suite. Ils ne se modifient ni ne se suppriment plus : ils se rejettent.',
    ],
    tasks: [
      {
        title: ['Ver qué se devolvió', 'Mira què es va retornar', 'Zer itzuli den ikusi', 'Ver o que foi devolvido', 'See what was returned', 'Vedere cosa è tornato insoluto', 'Voir ce qui a été rejeté'],
        how: [
          'Elige «Devueltos»; en los recibos de una remesa, una columna cuenta qué pasó después.',
          'Tria «Retornats»; als rebuts d’una remesa, una columna explica què va passar després.',
          'Aukeratu «Itzuliak»; igorpen bateko ordainagirietan, zutabe batek kontatzen du zer gertatu zen gero.',
          'Escolha «Devolvidos»; nos recibos de uma remessa, uma coluna conta o que se passou depois.',
          'Choose “Returned”; among the receipts of a remittance a column tells what followed.',
          'Scegli «Insolute»; nelle ricevute di una rimessa una colonna racconta cosa è successo dopo.',
          'Choisissez « Rejetés » ; dans les reçus d’une remise, une colonne raconte la suite.',
        ],
        show: 'receipts.which_receipts',
      },
      {
        title: ['Apuntar una devolución a mano', 'Apunta una devolució a mà', 'Itzulketa bat eskuz jaso', 'Apontar uma devolução à mão', 'Note a return by hand', 'Annotare un insoluto a mano', 'Noter un rejet à la main'],
        how: [
          'En el menú del recibo pulsa «Devolver», con el día y el código de la carta del banco.',
          'Al menú del rebut prem «Retorna», amb el dia i el codi de la carta del banc.',
          'Ordainagiriaren menuan sakatu «Itzuli», bankuaren gutunaren eguna eta kodea emanda.',
          'No menu do recibo prima «Devolver», com o dia e o código da carta do banco.',
          'In the menu of the receipt press “Return”, with the day and the code of the bank’s letter.',
          'Nel menu della ricevuta premi «Restituire», con il giorno e il codice della lettera della banca.',
          'Dans le menu du reçu, cliquez sur « Rejeter », avec le jour et le code de la lettre de la banque.',
        ],
      },
      {
        title: ['Guardar el PDF o el XML de un recibo', 'Desa el PDF o l’XML d’un rebut', 'Ordainagiri baten PDFa edo XMLa gorde', 'Guardar o PDF ou o XML de um recibo', 'Save the PDF or XML of a receipt', 'Salvare il PDF o l’XML di una ricevuta', 'Enregistrer le PDF ou l’XML d’un reçu'],
        how: [
          'Están en el menú de su fila. El PDF lleva el logo de la empresa.',
          'Són al menú de la seva fila. El PDF porta el logotip de l’empresa.',
          'Haren lerroko menuan daude. PDFak enpresaren logotipoa du.',
          'Estão no menu da sua linha. O PDF leva o logótipo da empresa.',
          'They are in the menu of its row. The PDF has the company’s logo.',
          'Sono nel menu della sua riga. Il PDF ha il logo dell’azienda.',
          'Ils sont dans le menu de sa ligne. Le PDF porte le logo de la société.',
        ],
      },
    ],
  },
  {
    screens: ['remittances'],
    about: [
      'Los ficheros hechos para el banco: qué se pidió, qué se devolvió y qué ha quedado. Un cobro es firme ocho semanas después.',
      'Els fitxers fets per al banc: què es va demanar, què es va retornar i què ha quedat. Un cobrament és ferm al cap de vuit setmanes.',
      'Bankurako egindako fitxategiak: zer eskatu, zer itzuli eta zer geratu den. Kobrantza bat zortzi aste geroago da irmoa.',
      'Os ficheiros feitos para o banco: o que se pediu, o que foi devolvido e o que ficou. Uma cobrança é firme oito semanas depois.',
      'The files made for the bank: what was asked for, what came back and what stayed. A collection is final eight weeks later.',
      'I file fatti per la banca: cosa si è chiesto, cosa è tornato e cosa è rimasto. Un incasso è definitivo otto settimane dopo.',
      'Les fichiers faits pour la banque : le demandé, le rejeté et le reste. Un encaissement est ferme huit semaines plus tard.',
    ],
    tasks: [
      {
        title: ['Apuntar que se envió y se cobró', 'Apunta que es va enviar i cobrar', 'Bidali eta kobratu dela jaso', 'Apontar que foi enviada e cobrada', 'Note that it was sent and settled', 'Annotare che è stata inviata e incassata', 'Noter l’envoi et l’encaissement'],
        how: [
          'Elige la remesa por su nombre: a la derecha se apunta el envío y, desde el día del cobro, el cobro con su motivo.',
          'Tria la remesa pel seu nom: a la dreta s’apunta l’enviament i, des del dia del cobrament, el cobrament amb el motiu.',
          'Aukeratu igorpena izenaren bidez: eskuinean bidalketa jasotzen da eta, kobrantza-egunetik aurrera, kobrantza arrazoiarekin.',
          'Escolha a remessa pelo nome: à direita aponta-se o envio e, a partir do dia da cobrança, a cobrança com o motivo.',
          'Choose the remittance by its name: at the right its sending is noted and, from the day of collection on, its settlement with the reason.',
          'Scegli la rimessa dal nome: a destra si annota l’invio e, dal giorno dell’incasso, l’incasso con il motivo.',
          'Choisissez la remise par son nom : à droite on note l’envoi et, dès le jour d’encaissement, l’encaissement avec le motif.',
        ],
      },
      {
        title: ['Guardar el fichero otra vez', 'Desa el fitxer una altra vegada', 'Fitxategia berriro gorde', 'Guardar o ficheiro outra vez', 'Save the file again', 'Salvare di nuovo il file', 'Enregistrer à nouveau le fichier'],
        how: [
          '«Fichero otra vez» da el mismo fichero, byte a byte.',
          '«Fitxer una altra vegada» dona el mateix fitxer, byte a byte.',
          '«Fitxategia berriro» botoiak fitxategi bera ematen du, bytez byte.',
          '«Ficheiro outra vez» dá o mesmo ficheiro, byte a byte.',
          '“File again” gives the same file, byte by byte.',
          '«File di nuovo» dà lo stesso file, byte per byte.',
          '« Fichier à nouveau » donne le même fichier, octet par octet.',
        ],
        show: 'remittances.file_again',
      },
      {
        title: ['Borrar una remesa', 'Esborra una remesa', 'Igorpen bat ezabatu', 'Apagar uma remessa', 'Delete a remittance', 'Eliminare una rimessa', 'Supprimer une remise'],
        how: [
          'Solo antes de enviarla: sus recibos vuelven a «Sin descargar» y sus líneas se deben otra vez.',
          'Només abans d’enviar-la: els rebuts tornen a «Sense descarregar» i les línies es deuen una altra vegada.',
          'Bidali aurretik soilik: ordainagiriak «Deskargatu gabe» atalera itzultzen dira, eta lerroak berriro zor dira.',
          'Só antes de a enviar: os recibos voltam a «Por descarregar» e as linhas voltam a estar em dívida.',
          'Only before it is sent: its receipts go back to “Not downloaded”, and its lines are owed again.',
          'Solo prima di inviarla: le ricevute tornano in «Da scaricare» e le righe sono di nuovo dovute.',
          'Seulement avant l’envoi : ses reçus retournent dans « Non téléchargés » et ses lignes sont à nouveau dues.',
        ],
        show: 'remittances.delete',
      },
    ],
    words: [
      [
        ['Firme', 'Ferma', 'Irmoa', 'Firme', 'Final', 'Definitiva', 'Ferme'],
        ['Han pasado las ocho semanas en que quien paga puede devolver sin decir por qué.', 'Han passat les vuit setmanes en què qui paga pot retornar sense dir per què.', 'Igaro dira ordaintzaileak arrazoirik eman gabe itzul dezakeen zortzi asteak.', 'Passaram as oito semanas em que quem paga pode devolver sem dizer porquê.', 'The eight weeks in which a payer may have it returned without a reason are over.', 'Sono passate le otto settimane in cui chi paga può far restituire senza motivo.', 'Les huit semaines pendant lesquelles un payeur peut rejeter sans motif sont passées.'],
      ],
    ],
  },
)
