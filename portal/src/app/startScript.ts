import { chooseAgain, CHOICES, type Choice } from '../lib/chooseAgain';
import { GLANCE } from '../lib/glance';

/** Begins without the first picture where none comes, as in a window that nobody looks at; in milliseconds. */
const PATIENCE_MS = 3000;

declare global {
  interface Window {
    /** What the start script keeps until the page is awake: the last control that was pressed in vain, and choices. */
    earlyPress?: { control?: HTMLElement | null; choices: Set<Choice>; keep: (event: Event) => void };
  }
}

/**
 * Fetches the page's scripts once its first picture is on the screen: the server's HTML can be read without them, so
 * that text, fonts and pictures have the line for themselves until then. Whatever is pressed or chosen meanwhile is kept,
 * and so is the Enter that would send a form whose button is still off.
 *
 * Runs inline; what it fetches stands beside it, the entry first, so that its own words are the same on every page and
 * the security policy can name them.
 */
export const START_SCRIPT = /* @__PURE__ */ [
  "{const [entry,...files]=document.currentScript.dataset.scripts.split(' ');let isStarted=false;",
  'const start=()=>{if(isStarted)return;isStarted=true;',
  `const page=document.documentElement;if(page.hasAttribute('${GLANCE}'))page.setAttribute('${GLANCE}','');`,
  "for(const file of [entry,...files]){const isEntry=file===entry,element=document.createElement(isEntry?'script':'link');",
  "element.crossOrigin='';",
  "if(isEntry){element.type='module';element.src=file}else{element.rel='modulepreload';element.href=file}",
  'document.head.append(element)}};',
  `new PerformanceObserver(start).observe({type:'paint',buffered:true});setTimeout(start,${PATIENCE_MS});`,
  'const press=window.earlyPress={choices:new Set,keep(event){const {target}=event;',
  "if(event.type==='click'){const control=target.closest('button:not([type=submit]),[role=tab]');",
  'if(control){event.preventDefault();press.control=control}}',
  `else if(event.type==='change'){if(target.matches('${CHOICES}')){press.choices.delete(target);press.choices.add(target)}}`,
  "else if(event.key==='Enter'&&target.localName==='input')press.control=target.form?.querySelector('[type=submit]:disabled')}};",
  "for(const type of ['click','keydown','change'])addEventListener(type,press.keep,true)}",
].join('');

/** Presses what was pressed, and chooses what was chosen, before the page could answer. To be called once it can. */
export function replayEarlyPress(): void {
  const { earlyPress } = window;
  if (!earlyPress) return;
  delete window.earlyPress;
  for (const type of ['click', 'keydown', 'change'])
    window.removeEventListener(type, earlyPress.keep, { capture: true });
  earlyPress.choices.forEach(chooseAgain);
  // Once whatever was off without script is on.
  setTimeout(() => earlyPress.control?.click());
}
