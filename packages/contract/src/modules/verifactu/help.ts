import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const verifactuHelp = helpOf({
  screens: ['verifactu'],
  about: [
    'Lo que Hacienda sabe de tus facturas: cada registro sale solo, en su orden, y aquí ves qué contesta. Si algo no le vale, lo corriges sin cambiar la factura.',
    'El que Hisenda sap de les teves factures: cada registre surt sol, en el seu ordre, i aquí veus què contesta. Si alguna cosa no li val, la corregeixes sense canviar la factura.',
    'Ogasunak zure fakturez dakiena: erregistro bakoitza bere kabuz irteten da, bere ordenan, eta hemen ikusten duzu zer erantzuten duen. Zerbait ez badu onartzen, faktura aldatu gabe zuzentzen duzu.',
    'O que as Finanças sabem das suas faturas: cada registo sai sozinho, pela sua ordem, e aqui vê o que respondem. Se algo não serve, corrija-o sem alterar a fatura.',
    'All that the tax agency knows of your invoices: each record leaves by itself, in its order, and here you see the answer. What it does not take is put right without changing the invoice.',
    'Ciò che il fisco sa delle tue fatture: ogni registrazione parte da sola, nel suo ordine, e qui vedi la risposta. Se qualcosa non va, lo correggi senza cambiare la fattura.',
    'Ce que le fisc sait de vos factures : chaque enregistrement part seul, dans son ordre, et vous voyez ici la réponse. Ce qui ne convient pas se corrige sans changer la facture.',
  ],
  tasks: [
    {
      title: ['Empezar con VERI*FACTU', 'Comença amb VERI*FACTU', 'VERI*FACTUrekin hasi', 'Começar com o VERI*FACTU', 'Begin with VERI*FACTU', 'Iniziare con VERI*FACTU', 'Commencer avec VERI*FACTU'],
      how: [
        'Sube el certificado de la empresa o de quien la representa, elige el día y guarda. Desde ese día cada factura oficial lleva su registro y su QR.',
        'Puja el certificat de l’empresa o de qui la representa, tria el dia i desa. Des d’aquell dia cada factura oficial porta el seu registre i el seu QR.',
        'Igo enpresaren edo haren ordezkariaren ziurtagiria, aukeratu eguna eta gorde. Egun horretatik aurrera faktura ofizial bakoitzak bere erregistroa eta QRa ditu.',
        'Carregue o certificado da empresa ou de quem a representa, escolha o dia e guarde. Desde esse dia cada fatura oficial leva o seu registo e o seu QR.',
        'Upload the certificate of the company or of its representative, choose the day and save. From that day each official invoice has its record and its QR code.',
        'Carica il certificato dell’azienda o di chi la rappresenta, scegli il giorno e salva. Da quel giorno ogni fattura ufficiale ha la sua registrazione e il suo QR.',
        'Téléversez le certificat de la société ou de son représentant, choisissez le jour et enregistrez. Dès ce jour, chaque facture officielle a son enregistrement et son QR.',
      ],
    },
    {
      title: ['Corregir lo que Hacienda rechaza', 'Corregeix el que Hisenda rebutja', 'Ogasunak baztertzen duena zuzendu', 'Corrigir o que as Finanças recusam', 'Put right a refused record', 'Correggere ciò che il fisco rifiuta', 'Corriger ce que le fisc refuse'],
      how: [
        'En «Por arreglar», pulsa «Corregir y subsanar» y escribe el dato bueno. La factura conserva su número; sale un registro nuevo al final de la cadena.',
        'A «Per arreglar», prem «Corregeix i esmena» i escriu la dada bona. La factura conserva el número; surt un registre nou al final de la cadena.',
        '«Konpontzeko» atalean, sakatu «Zuzendu» eta idatzi datu ona. Fakturak zenbakia gordetzen du; erregistro berri bat irteten da katearen amaieran.',
        'Em «Por corrigir», prima «Corrigir» e escreva o dado certo. A fatura conserva o seu número; sai um registo novo no fim da cadeia.',
        'Under “To mend”, press the button of the card and type the right data. The invoice keeps its number; a new record leaves at the end of the chain.',
        'In «Da sistemare», premi il pulsante della scheda e scrivi il dato giusto. La fattura conserva il numero; parte una registrazione nuova in fondo alla catena.',
        'Dans « À corriger », cliquez sur le bouton de la fiche et saisissez la bonne donnée. La facture garde son numéro ; un nouvel enregistrement part en fin de chaîne.',
      ],
    },
    {
      title: ['Comprobar que nada se ha tocado', 'Comprova que res no s’ha tocat', 'Ezer ukitu ez dela egiaztatu', 'Verificar que nada foi alterado', 'Check that nothing was altered', 'Verificare che nulla sia stato toccato', 'Vérifier que rien n’a été touché'],
      how: [
        '«Comprobar la cadena» recorre todos los registros y dice cuál es el primero que no cuadra, si lo hay.',
        '«Comprova la cadena» recorre tots els registres i diu quin és el primer que no quadra, si n’hi ha.',
        '«Egiaztatu katea» aukerak erregistro guztiak igarotzen ditu eta bat ez datorren lehena zein den esaten du, halakorik badago.',
        '«Verificar a cadeia» percorre todos os registos e diz qual é o primeiro que não bate certo, se o houver.',
        'The check of the chain walks all records and names the first that does not agree, if there is one.',
        'La verifica della catena percorre tutte le registrazioni e dice qual è la prima che non torna, se c’è.',
        'La vérification de la chaîne parcourt tous les enregistrements et nomme le premier qui ne concorde pas, s’il y en a un.',
      ],
    },
  ],
})
