import { texts } from '../../kit/texts.ts'

/** Texts of the frames in the seven languages. */
// biome-ignore format: one text a line
export const framesTexts = texts({
  'frames.no_manager': ['No hay ninguna dirección del gestor web', 'No hi ha cap adreça del gestor web', 'Ez dago web-kudeatzailearen helbiderik', 'Não há nenhum endereço do gestor web', 'There is no address of a web manager', 'Non c’è alcun indirizzo del gestore web', 'Il n’y a pas d’adresse de gestionnaire web'],
  'frames.no_camera': ['No hay ninguna dirección de la cámara', 'No hi ha cap adreça de la càmera', 'Ez dago kameraren helbiderik', 'Não há nenhum endereço da câmara', 'There is no address of a camera', 'Non c’è alcun indirizzo della webcam', 'Il n’y a pas d’adresse de webcam'],
  'frames.set_it': ['Se pone en el parámetro {parametro}: empieza por https:// y es de otra máquina.', 'Es posa al paràmetre {parametro}: comença per https:// i és d’una altra màquina.', '{parametro} parametroan jartzen da: https:// hasten da eta beste makina batekoa da.', 'Põe-se no parâmetro {parametro}: começa por https:// e é de outra máquina.', 'It is set in the parameter {parametro}: it begins with https:// and is another machine’s.', 'Si mette nel parametro {parametro}: inizia con https:// ed è di un’altra macchina.', 'Elle se met dans le paramètre {parametro} : elle commence par https:// et désigne une autre machine.'],
  'frames.change': ['Ir a los parámetros', 'Ves als paràmetres', 'Joan parametroetara', 'Ir aos parâmetros', 'Go to the parameters', 'Vai ai parametri', 'Aller aux paramètres'],
  'frames.blocked': ['La dirección ha cambiado desde que se abrió esta página. Recárgala para verla.', 'L’adreça ha canviat des que es va obrir aquesta pàgina. Recarrega-la per veure-la.', 'Helbidea aldatu da orri hau ireki zenetik. Kargatu berriro ikusteko.', 'O endereço mudou desde que esta página se abriu. Recarregue-a para o ver.', 'The address has changed since this page was opened. Reload it to see it.', 'L’indirizzo è cambiato da quando è stata aperta questa pagina. Ricaricala per vederlo.', 'L’adresse a changé depuis l’ouverture de cette page. Rechargez-la pour la voir.'],
  'frames.reload': ['Recargar', 'Recarrega', 'Kargatu berriro', 'Recarregar', 'Reload', 'Ricarica', 'Recharger'],
  'frames.open': ['Abrir en otra pestaña', 'Obre en una altra pestanya', 'Ireki beste fitxa batean', 'Abrir noutro separador', 'Open in another tab', 'Apri in un’altra scheda', 'Ouvrir dans un autre onglet'],
})
