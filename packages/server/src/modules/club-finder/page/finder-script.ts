/** Longest time for a location, in milliseconds. */
const patience = 10_000

/**
 * Script of the page, which works without it up to the list: location after a tap, or at once where it was given before; recent places of
 * this device; fields that are open on a wide screen. A refused location opens the page's own state for it.
 */
export const finderScript = `'use strict';{
const find=(s)=>document.querySelector(s),page=find('main'),key='buscador.lugares',given='buscador.posicion';
const keep=(k,v)=>{try{localStorage.setItem(k,v)}catch{}},kept=(k)=>{try{return localStorage.getItem(k)}catch{return null}};
const open=(changes)=>{const to=new URL(location.href);to.hash='';for(const[name,value]of Object.entries(changes))value===null?to.searchParams.delete(name):to.searchParams.set(name,value);location.assign(to)};
const ask=(by)=>{const failed=(ubicacion)=>open({ubicacion,latitud:null,longitud:null,lugar:null,elegido:null,hora:null});
if(!navigator.geolocation)return failed('denegada');
if(by){by.disabled=true;by.textContent=page.dataset.asking}
navigator.geolocation.getCurrentPosition(({coords})=>{keep(given,'1');open({latitud:coords.latitude.toFixed(3),longitud:coords.longitude.toFixed(3),ubicacion:null,lugar:null,elegido:null,hora:null})},(error)=>failed(error.code===3?'lenta':'denegada'),{timeout:${patience},maximumAge:60000})};
for(const button of document.querySelectorAll('[data-position]')){button.hidden=false;button.addEventListener('click',()=>ask(button))}
const now=new URL(location.href).searchParams;
if(!now.has('latitud')&&!now.has('lugar')&&!now.has('ubicacion')&&!now.has('club')&&kept(given)==='1')navigator.permissions?.query({name:'geolocation'}).then((permission)=>{if(permission.state==='granted')ask(null)},()=>{});
let recent=[];try{recent=JSON.parse(kept(key)??'[]').filter((one)=>typeof one==='string').slice(0,5)}catch{}
const place=page.dataset.place;
if(place)keep(key,JSON.stringify([place,...recent.filter((one)=>one!==place)].slice(0,5)));
const list=find('[data-recent]');
if(list&&recent.length>0){for(const one of recent){const link=document.createElement('a'),item=document.createElement('li'),to=new URL(location.href);to.searchParams.set('lugar',one);for(const name of['ubicacion','latitud','longitud'])to.searchParams.delete(name);link.href=to;link.textContent=one;item.append(link);list.append(item)}list.closest('section').hidden=false}
const fields=find('form.box>details'),wide=matchMedia('(min-width:1024px)');
if(fields){const fit=()=>{if(wide.matches)fields.open=true};fit();wide.addEventListener('change',fit)}}`
