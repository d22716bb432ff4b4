import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const officialInvoicesHelp = helpOf({
  screens: ['official-invoices'],
  about: [
    'Las facturas que ve Hacienda: cada una con su número, sin huecos, y su registro. Lo emitido no se borra ni se cambia: se corrige con otra factura.',
    'Les factures que veu Hisenda: cadascuna amb el seu número, sense buits, i el seu registre. El que s’ha emès no s’esborra ni es canvia: es corregeix amb una altra factura.',
    'Ogasunak ikusten dituen fakturak: bakoitzak bere zenbakia du, hutsunerik gabe, eta bere erregistroa. Egindakoa ez da ezabatzen ez aldatzen: beste faktura batekin zuzentzen da.',
    'As faturas que as Finanças veem: cada uma com o seu número, sem falhas, e o seu registo. O que se emite não se apaga nem se altera: corrige-se com outra fatura.',
    'The invoices that the tax agency sees: each with its number, without gaps, and its record. What is issued is neither deleted nor changed: another invoice corrects it.',
    'Le fatture che vede il fisco: ciascuna con il suo numero, senza buchi, e la sua registrazione. Ciò che si emette non si cancella né si modifica: lo corregge un’altra fattura.',
    'Les factures que voit le fisc : chacune avec son numéro, sans lacune, et son enregistrement. Ce qui est émis ne s’efface ni ne se modifie : une autre facture le corrige.',
  ],
  tasks: [
    {
      title: ['Convertir lo cobrado en facturas', 'Converteix el cobrat en factures', 'Kobratutakoa faktura bihurtu', 'Converter o cobrado em faturas', 'Turn paid lines into invoices', 'Convertire l’incassato in fatture', 'Convertir l’encaissé en factures'],
      how: [
        'En «Por convertir», selecciona las líneas y pulsa «Convertir». Elige una factura por cliente o una por línea, y mira la suma por impuesto antes de emitir.',
        'A «Per convertir», selecciona les línies i prem «Converteix». Tria una factura per client o una per línia, i mira la suma per impost abans d’emetre.',
        '«Bihurtzeke» atalean, hautatu lerroak eta sakatu «Bihurtu». Aukeratu bezeroko faktura bat edo lerroko bat, eta begiratu zergen araberako batura egin aurretik.',
        'Em «Por converter», selecione as linhas e prima «Converter». Escolha uma fatura por cliente ou uma por linha, e veja a soma por imposto antes de emitir.',
        'Under “To convert”, select the lines and press “Convert”. Choose one invoice for each customer or for each line, and see the sum by tax before issuing.',
        'In «Da convertire», seleziona le righe e premi «Converti». Scegli una fattura per cliente o una per riga, e guarda la somma per imposta prima di emettere.',
        'Dans « À convertir », sélectionnez les lignes et cliquez sur « Convertir ». Choisissez une facture par client ou par ligne, et voyez la somme par taxe avant d’émettre.',
      ],
      show: 'official-invoices.to_convert',
    },
    {
      title: ['Saber por qué una línea está en gris', 'Esbrina per què una línia és en gris', 'Lerro bat zergatik dagoen grisez jakin', 'Saber porque uma linha está a cinzento', 'Find out why a line is grey', 'Sapere perché una riga è in grigio', 'Savoir pourquoi une ligne est grise'],
      how: [
        'La columna «Motivo» lo dice: no está cobrada, su tipo de ingreso no se declara, o le falta la causa de no llevar impuesto, que se pone en su tipo de ingreso o producto.',
        'La columna «Motiu» ho diu: no està cobrada, el seu tipus d’ingrés no es declara, o li falta la causa de no portar impost, que es posa al seu tipus d’ingrés o producte.',
        '«Arrazoia» zutabeak esaten du: ez dago kobratuta, haren diru-sarrera mota ez da aitortzen, edo zergarik ez izateko arrazoia falta zaio; hori diru-sarrera motan edo produktuan jartzen da.',
        'A coluna «Motivo» di-lo: não está cobrada, o seu tipo de receita não é declarado, ou falta-lhe a causa de não ter imposto, que se põe no seu tipo de receita ou produto.',
        'The column “Reason” tells: it is unpaid, its income type is not declared, or it lacks the cause for having no tax, which is set in its income type or product.',
        'Lo dice la colonna «Motivo»: non è incassata, il suo tipo di entrata non si dichiara, o le manca la causa per cui è senza imposta, che si indica nel tipo di entrata o nel prodotto.',
        'La colonne « Motif » le dit : elle n’est pas encaissée, son type de recette n’est pas déclaré, ou il lui manque la cause de l’absence de taxe, à indiquer dans son type de recette ou son produit.',
      ],
    },
    {
      title: ['Llevar las facturas a la contabilidad', 'Porta les factures a la comptabilitat', 'Fakturak kontabilitatera eraman', 'Levar as faturas para a contabilidade', 'Take the invoices to the accounts', 'Portare le fatture in contabilità', 'Transmettre les factures à la comptabilité'],
      how: [
        'En «Exportar», el Excel por líneas lleva cada línea con su base, su cuota y los códigos contables de su tipo de ingreso.',
        'A «Exporta», l’Excel per línies porta cada línia amb la seva base, la seva quota i els codis comptables del seu tipus d’ingrés.',
        '«Esportatu» menuan, lerrokako Excelak lerro bakoitza darama bere oinarri, kuota eta diru-sarrera motaren kontabilitate-kodeekin.',
        'Em «Exportar», o Excel por linhas leva cada linha com a sua base, o seu imposto e os códigos contabilísticos do seu tipo de receita.',
        'Under “Export”, the Excel file by line has each line with its net amount, its tax and the accounting codes of its income type.',
        'In «Esporta», l’Excel per righe riporta ogni riga con imponibile, imposta e codici contabili del suo tipo di entrata.',
        'Dans « Exporter », l’Excel par ligne donne chaque ligne avec sa base, sa taxe et les codes comptables de son type de recette.',
      ],
    },
  ],
})
