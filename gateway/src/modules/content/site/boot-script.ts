import * as storageKeys from '@pavilion/storage/keys';

/**
 * Runs before the first paint: theme, language, side menu, whether somebody is signed in and has recent games, from what the browser keeps. The shell's
 * preferences read the same values and go on from here.
 */
export function bootScript(offered: readonly string[]): string {
  const kept = ({ key, formerly }: { key: string; formerly: string }) => `k('${key}','${formerly}')`;
  const { theme, locale, side, token, hadRecentGames } = storageKeys;
  return `(function(){var d=document.documentElement,l=function(s,k){try{return s()[k]}catch(e){}},
n=function(){return localStorage},k=function(a,b){return l(n,a)||l(n,b)},
t=${kept(theme)},g=${kept(locale)},s=${kept(side)},m=function(c){return matchMedia('(prefers-color-scheme: '+c+')').matches};
if(t!=='dark'&&t!=='light')t=m('dark')?'dark':m('light')?'light':d.dataset.theme;
d.dataset.theme=t;var c=document.querySelector('meta[name=theme-color]');c.content=c.dataset[t];
if(${JSON.stringify(offered)}.indexOf(g)>=0)d.lang=g;
if(s==='full'||s==='rail')d.dataset.side=s;
if(l(function(){return sessionStorage},'${token.key}'))d.dataset.session='signed-in';
if(${kept(hadRecentGames)}==='no')d.dataset.recent='no'})()`.replaceAll('\n', '');
}
