import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { run, runsRefusals } from './run.ts'

/** Texts of long runs in the seven languages. */
// biome-ignore format: one text a line
export const runsTexts = texts({
  'run.id_reg_proceso': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'run.clase': ['Proceso', 'Procés', 'Prozesua', 'Processo', 'Run', 'Processo', 'Traitement'],
  'run.permiso': ['Derecho', 'Dret', 'Eskubidea', 'Direito', 'Right', 'Diritto', 'Droit'],
  'run.detalle': ['Detalle', 'Detall', 'Xehetasuna', 'Detalhe', 'Detail', 'Dettaglio', 'Détail'],
  'run.estado': ['Estado', 'Estat', 'Egoera', 'Estado', 'State', 'Stato', 'État'],
  'run.total': ['En total', 'En total', 'Guztira', 'No total', 'In all', 'In tutto', 'Au total'],
  'run.hechos': ['Hechos', 'Fets', 'Eginda', 'Feitos', 'Done', 'Fatti', 'Faits'],
  'run.fecha': ['Empezado', 'Començat', 'Hasita', 'Começado', 'Begun', 'Iniziato', 'Commencé'],
  'run.fecha_fin': ['Terminado', 'Acabat', 'Amaituta', 'Terminado', 'Ended', 'Finito', 'Terminé'],
  'run.id_mst_socios_creacion': ['Iniciado por', 'Iniciat per', 'Nork hasia', 'Iniciado por', 'Begun by', 'Avviato da', 'Lancé par'],
  'run.datos': ['Datos', 'Dades', 'Datuak', 'Dados', 'Data', 'Dati', 'Données'],
  'proceso.no_en_curso': [
    'Este proceso ya no está en curso.',
    'Aquest procés ja no està en curs.',
    'Prozesu hau jada ez dago martxan.',
    'Este processo já não está em curso.',
    'This run is no longer at work.',
    'Questo processo non è più in corso.',
    'Ce traitement n’est plus en cours.',
  ],
  'proceso.no_parado': [
    'Este proceso no está parado.',
    'Aquest procés no està aturat.',
    'Prozesu hau ez dago geldirik.',
    'Este processo não está parado.',
    'This run is not stopped.',
    'Questo processo non è fermo.',
    'Ce traitement n’est pas arrêté.',
  ],
  'runs.title': ['En marcha', 'En marxa', 'Martxan', 'Em curso', 'At work', 'In corso', 'En cours'],
  'runs.progress': ['{hechos} de {total}', '{hechos} de {total}', '{hechos} / {total}', '{hechos} de {total}', '{hechos} of {total}', '{hechos} di {total}', '{hechos} sur {total}'],
  'runs.state.en_curso': ['En curso', 'En curs', 'Martxan', 'Em curso', 'At work', 'In corso', 'En cours'],
  'runs.state.parado': ['Parado', 'Aturat', 'Geldirik', 'Parado', 'Stopped', 'Fermo', 'Arrêté'],
  'runs.state.hecho': ['Terminado', 'Acabat', 'Amaituta', 'Terminado', 'Ended', 'Finito', 'Terminé'],
  'runs.failing': ['No avanza: {error}', 'No avança: {error}', 'Ez du aurrera egiten: {error}', 'Não avança: {error}', 'Does not get on: {error}', 'Non procede: {error}', 'N’avance pas : {error}'],
  'runs.stop': ['Parar después de este lote', 'Atura després d’aquest lot', 'Gelditu lote honen ondoren', 'Parar depois deste lote', 'Stop after this batch', 'Ferma dopo questo lotto', 'Arrêter après ce lot'],
  'runs.continue': ['Seguir', 'Continua', 'Jarraitu', 'Continuar', 'Go on', 'Continua', 'Continuer'],
  'runs.goes_on': [
    'En marcha: {nombre}. Puedes cerrar esta página; el avance se ve en el inicio.',
    'En marxa: {nombre}. Pots tancar aquesta pàgina; l’avenç es veu a l’inici.',
    'Martxan: {nombre}. Orri hau itxi dezakezu; aurrerapena hasieran ikusten da.',
    'Em curso: {nombre}. Pode fechar esta página; o progresso vê-se no início.',
    'At work: {nombre}. You can close this page; the start page shows how far it is.',
    'In corso: {nombre}. Puoi chiudere questa pagina; l’avanzamento si vede nella pagina iniziale.',
    'En cours : {nombre}. Vous pouvez fermer cette page ; l’accueil montre l’avancement.',
  ],
}) satisfies Complete<LabelsOf<typeof run> & TextsFor<typeof runsRefusals>>
