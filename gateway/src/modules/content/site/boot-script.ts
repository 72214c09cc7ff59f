/**
 * Runs before the first paint: theme, language, side menu and whether somebody is signed in, from what the browser keeps. The shell's
 * preferences use the same keys and go on from here.
 */
export function bootScript(offered: readonly string[]): string {
  return `(function(){var d=document.documentElement,l=function(s,k){try{return s()[k]}catch(e){}},k=function(n){return l(function(){return localStorage},n)},
t=k('pavilion-theme'),g=k('pavilion-lang'),s=k('pavilion-side'),m=function(c){return matchMedia('(prefers-color-scheme: '+c+')').matches};
if(t!=='dark'&&t!=='light')t=m('dark')?'dark':m('light')?'light':d.dataset.theme;
d.dataset.theme=t;var c=document.querySelector('meta[name=theme-color]');c.content=c.dataset[t];
if(${JSON.stringify(offered)}.indexOf(g)>=0)d.lang=g;
if(s==='full'||s==='rail')d.dataset.side=s;
if(l(function(){return sessionStorage},'token'))d.dataset.session='signed-in'})()`.replaceAll('\n', '');
}
