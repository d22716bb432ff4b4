import type { ImportField } from './fields.ts'

/**
 * Headers of member lists in the seven languages, in plain letters (see `plain`), separated by '|'; they include the names of the fields,
 * so that the product's own export is recognised.
 */
export const columnHeaders: Readonly<Record<ImportField, string>> = {
  numsocio:
    'numsocio|n socio|no socio|num socio|numero socio|numero de socio|nro socio|codigo socio|cod socio|id socio|socio n|num soci|n soci|numero soci|numero de soci|codi soci|soci|socio|member|bazkide zenbakia|bazkide zk|n de socio|numero de socio|member number|member no|member id|membership number|numero socio|tessera|numero tessera|n tessera|numero adherent|n adherent|numero membre|n licencie|abonado|num abonado|numero abonado|num abonat|expediente|codigo|codi|code|id',
  nombre:
    'nombre|nombre socio|nombre de pila|nom|nom soci|nom de pila|izena|nome|nome proprio|primeiro nome|first name|firstname|given name|forename|prenom|nom de fonts',
  apellidos:
    'apellidos|apellido|apellido 1|apellido 2|apellido1|apellido2|1er apellido|2o apellido|1 apellido|2 apellido|primer apellido|segundo apellido|cognoms|cognom|cognom 1|cognom 2|cognom1|cognom2|1r cognom|2n cognom|primer cognom|segon cognom|abizenak|abizena|abizena 1|abizena 2|lehen abizena|bigarren abizena|apelido|apelidos|sobrenome|ultimo nome|surname|surnames|last name|lastname|family name|cognome|nom de famille|nom famille',
  nombre_completo:
    'nombre completo|nombre y apellidos|apellidos y nombre|apellidos, nombre|nombre apellidos|apellidos nombre|nom complet|nom i cognoms|cognoms i nom|cognoms, nom|nom cognoms|izen abizenak|izen-abizenak|abizenak eta izena|izena eta abizenak|nome completo|nome e apelido|nome e cognome|cognome e nome|nominativo|full name|fullname|name|member name|nom et prenom|nom prenom|prenom nom|titular|cliente|client|socio|member|contacto',
  nif: 'nif|dni|nie|cif|dni/nie|nif/nie|dni nie|nif/cif|dni/nif|nif/dni|d.n.i.|n.i.f.|documento|documento identidad|num documento|n documento|document|document identitat|nan|ifz|enkodea|contribuinte|nif contribuinte|numero de contribuinte|n contribuinte|tax id|tax number|id number|national id|vat|vat number|codice fiscale|cod fiscale|c.f.|numero fiscal|identifiant fiscal|identificacion|num identificacio|pasaporte|passport',
  email:
    'email|e-mail|mail|correo|correo electronico|correo e|direccion de correo|direccion email|correu|correu electronic|adreca electronica|a/e|posta|posta elektronikoa|eposta|e-posta|helbide elektronikoa|email address|e-mail address|correio eletronico|correio electronico|endereco de email|indirizzo email|indirizzo e-mail|posta elettronica|courriel|adresse mail|adresse email|adresse e-mail|mel',
  telefono:
    'telefono|telefono 1|telefono1|tel|tel.|tel 1|tlf|tlf.|tfno|tfno.|tfn|movil|telefono movil|tel movil|mobil|telefon|telefon 1|telefon mobil|tel mobil|telefonoa|mugikorra|sakelakoa|telemovel|telefone|telefone 1|contacto telefonico|phone|phone 1|phone number|mobile|mobile phone|cell|cell phone|cellulare|cell.|telefono cellulare|telephone|tel portable|portable|mobile phone number|celular|whatsapp|telephone portable',
  telefono2:
    'telefono2|telefono 2|tel2|tel 2|tlf 2|tlf2|segundo telefono|otro telefono|telefono fijo|fijo|tel fijo|telefono casa|telefono trabajo|telefon 2|telefon2|telefon fix|fix|segon telefon|altre telefon|telefon casa|bigarren telefonoa|finkoa|telefono finkoa|telefone 2|telefone fixo|telefone casa|outro telefone|phone 2|home phone|landline|work phone|other phone|secondary phone|telefono fisso|fisso|telefono casa|telephone fixe|fixe|telephone 2|tel fixe|telefono padre|telefono madre|telefono emergencia|telefon emergencia|emergency phone',
  fecha_nac:
    'fecha nac|fecha nac.|f nac|f. nac.|f.nac|fec nac|fecha nacimiento|fecha de nacimiento|f nacimiento|nacimiento|nacido|cumpleanos|data naix|data naix.|data naixement|data de naixement|naixement|d naixement|aniversari|jaiotze data|jaiotze-data|jaioteguna|data nasc|data nasc.|data de nascimento|data nascimento|nascimento|birth date|birthdate|date of birth|dob|d.o.b.|birthday|born|data di nascita|data nascita|nascita|nato il|date de naissance|date naissance|naissance|ne le|ne(e) le',
  sx: 'sx|sexo|sexe|genero|genere|sexua|generoa|sex|gender|sesso|genre|h/m|m/h|m/f|h/d|civilite',
  direccion:
    'direccion|domicilio|calle|direccion postal|dir|dir.|direccion completa|adreca|domicili|carrer|adreca postal|helbidea|bizilekua|kalea|morada|endereco|rua|address|street|street address|address line 1|postal address|home address|indirizzo|via|residenza|domicilio|adresse|rue|adresse postale|adresse 1',
  codigo_postal:
    'codigo postal|cod postal|cod. postal|c.p.|cp|c postal|c. postal|cpostal|dp|codi postal|posta kodea|pk|cod. post.|postal code|postcode|post code|zip|zip code|codice postale|cap|code postal|c.p',
  poblacion:
    'poblacion|localidad|ciudad|municipio|pueblo|poblacio|localitat|ciutat|municipi|poble|herria|udalerria|hiria|localidade|cidade|concelho|freguesia|town|city|locality|citta|comune|localita|ville|commune|localite',
  provincia:
    'provincia|prov|prov.|provincia/estado|probintzia|lurraldea|distrito|district|province|state|county|region|departement|comarca|provincia select',
  full_iban:
    'full iban|iban|cuenta|cuenta bancaria|numero de cuenta|num cuenta|n cuenta|cta bancaria|cta. bancaria|cta|cta.|ccc|codigo cuenta cliente|domiciliacion|domiciliacion bancaria|compte|compte bancari|numero de compte|num compte|n compte|compte corrent|domiciliacio|domiciliacio bancaria|banku kontua|kontu zenbakia|kontua|conta|conta bancaria|nib|numero da conta|bank account|account|account number|conto|conto corrente|c/c|conto bancario|compte bancaire|rib|cuenta corriente|cuenta iban',
  desc_tiposocio:
    'desc tiposocio|tipo socio|tipo de socio|tiposocio|tipo|tipo abonado|tipo de abonado|categoria|categoria socio|modalidad|clase|tarifa|cuota|tipo cuota|abono|tipus soci|tipus de soci|tipus|modalitat|quota|tipus quota|abonament|bazkide mota|mota|kategoria|tipo de socio|modalidade|member type|membership type|membership|type|category|plan|tipo socio|tipologia|tipo tessera|quota associativa|type de membre|type membre|type adherent|categorie|formule|cotisation',
  nivel: 'nivel|nivell|maila|livello|niveau|level|nivel de juego|nivell de joc|nivel padel',
  codigo_tarjeta_acceso:
    'codigo tarjeta acceso|tarjeta|num tarjeta|numero tarjeta|n tarjeta|tarjeta acceso|codigo tarjeta|targeta|num targeta|numero targeta|txartela|txartel zenbakia|cartao|numero cartao|card|card number|access card|numero carta|badge|numero badge|carte|numero carte',
  etiquetas:
    'etiquetas|etiqueta|etiquetes|etiketak|etiketa|labels|label|tags|grupo|grupos|grup|grups|taldea|gruppo|groupe|group|etichette|etiquettes',
  cuotas:
    'cuotas|cuota asignada|cuotas asignadas|cuotas del socio|quotes|quota assignada|quotes del soci|kuotak|bazkidearen kuotak|quotas|quotas do socio|fees|fee|quote|quote del socio|cotisations',
  titular:
    'titular|titular familia|socio titular|cabeza de familia|titular de la familia|soci titular|family holder|holder|head of family|capofamiglia|titulaire|id titular|num titular|id mst socios titular',
  activo: 'activo|activa|estado|actiu|estat|aktibo|egoera|ativo|estado socio|active|status|attivo|stato|actif|statut',
  consentimiento_comunicaciones:
    'consentimiento comunicaciones|acepta comunicaciones|comunicaciones|publicidad|accepta comunicacions|comunicacions|komunikazioak|aceita comunicacoes|newsletter|consent news|marketing|comunicazioni|communications|lopd|rgpd',
  consentimiento_imagen:
    'consentimiento imagen|derechos de imagen|imagen|drets d imatge|imatge|irudi eskubideak|direitos de imagem|image rights|photo consent|diritti di immagine|droit a l image',
  consentimiento_cesion:
    'consentimiento cesion|cesion de datos|cesion|cessio de dades|cessio|datuen lagapena|cedencia de dados|data sharing|cessione dati|cession de donnees',
  consentimiento_salud:
    'consentimiento salud|datos de salud|salud|dades de salut|salut|osasuna|dados de saude|health data|dati sanitari|donnees de sante',
  fecha_alta:
    "fecha alta|fecha de alta|f alta|f. alta|f.alta|fec alta|alta|fecha ingreso|fecha de ingreso|fecha inscripcion|socio desde|antiguedad|fecha inicio|data alta|data d alta|data dalta|data d'alta|soci des de|antiguitat|data inscripcio|data ingres|alta data|sarrera data|hasiera data|data de inscricao|data inscricao|data de adesao|data admissao|socio desde|join date|joined|joining date|member since|start date|date joined|registration date|data iscrizione|iscritto dal|data di iscrizione|socio dal|date inscription|date d'inscription|date d inscription|date adhesion|date d'adhesion|membre depuis|inscrit le",
  fecha_baja:
    'fecha baja|fecha de baja|f baja|f. baja|f.baja|fec baja|baja|fecha fin|data baixa|data de baixa|baixa|baja data|amaiera data|data de saida|data saida|data fim|leave date|end date|left|leaving date|cancelled|expiry date|data uscita|data fine|data cessazione|date sortie|date de sortie|date fin|date depart|date de fin',
  licencia_federacion:
    'licencia federacion|licencia|licencia federativa|num licencia|n licencia|numero licencia|federado|llicencia|llicencia federativa|num llicencia|n llicencia|lizentzia|federazio lizentzia|licenca|licenca federativa|n licenca|licence|licence number|license|federation licence|licenza|tessera fit|numero licenza|numero licence|n licence|licence ffta|licence fft',
  observaciones:
    'observaciones|observacion|notas|nota|comentarios|comentario|obs|obs.|anotaciones|observacions|notes|comentaris|oharrak|oharra|observacoes|comentarios|remarks|comments|comment|note|osservazioni|commenti|remarques|commentaires|commentaire|profesion|nacionalidad|ocupacion',
}
