import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const framesHelp = helpOf({
  screens: ['web-manager', 'web-camera'],
  about: [
    'Muestra aquí dentro una página de otra máquina: el gestor de la web del club, o su cámara. La dirección se pone en los parámetros.',
    'Mostra aquí dins una pàgina d’una altra màquina: el gestor del web del club, o la seva càmera. L’adreça es posa als paràmetres.',
    'Beste makina bateko orri bat erakusten du hemen barruan: klubaren webgunearen kudeatzailea, edo kamera. Helbidea parametroetan jartzen da.',
    'Mostra aqui dentro uma página de outra máquina: o gestor do sítio web do clube, ou a câmara. O endereço põe-se nos parâmetros.',
    'Shows a page of another machine inside this one: the manager of the club’s web site, or its camera. The address is set in the parameters.',
    'Mostra qui dentro una pagina di un’altra macchina: il gestore del sito del club, o la webcam. L’indirizzo si mette nei parametri.',
    'Affiche ici une page d’une autre machine : le gestionnaire du site du club, ou sa webcam. L’adresse se met dans les paramètres.',
  ],
  tasks: [
    {
      title: ['Si sale en blanco', 'Si surt en blanc', 'Zuri agertzen bada', 'Se aparecer em branco', 'If it stays blank', 'Se resta bianca', 'Si la page reste blanche'],
      how: [
        'Algunas páginas no se dejan mostrar dentro de otra: ábrela en otra pestaña.',
        'Algunes pàgines no es deixen mostrar dins d’una altra: obre-la en una altra pestanya.',
        'Orri batzuek ez dute uzten beste baten barruan erakusten: ireki beste fitxa batean.',
        'Algumas páginas não se deixam mostrar dentro de outra: abra-a noutro separador.',
        'Some pages refuse to be shown inside another one: open it in another tab.',
        'Alcune pagine non si lasciano mostrare dentro un’altra: aprila in un’altra scheda.',
        'Certaines pages refusent d’être affichées dans une autre : ouvrez-la dans un autre onglet.',
      ],
      show: 'frames.open',
    },
  ],
})
