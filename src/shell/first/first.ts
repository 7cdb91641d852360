import { firstTexts } from 'virtual:first';
import { spoken } from '@/schema/internal';
import { applyBrand } from '../brands/applyBrand';
import { defaultBrand } from '../brands/defaultBrand';
import { findBrand } from '../brands/findBrand';
import { placedBrand } from '../brands/placedBrand';
import { readBrand } from '../brands/readBrand';
import { startLanguage } from '../brands/startLanguage';
import { brandColors } from '../sign-in/brandColors';
import { translator } from '../sign-in/translator';
import { expectsForm } from './expectsForm';
import { holdPressed } from './holdPressed';
import { keepFile } from './keptFile';
import { paintForm } from './paintForm';
import { markPainted, UNLOADED } from './takeOver';
import { tellUnloaded } from './tellUnloaded';

/**
 * Runs before the page is painted (`first.js`, made by firstPlugin): brand, language and colors of the sign-in form
 * that stands in HTML are right when it is first seen, and what is pressed before React is there waits. Where another
 * page is to be shown, the form goes. Where the console does not come, it says so.
 *
 * @param file what `/brands.json` says
 */
export default function first(file: unknown): void {
  keepFile(file);
  const entry = findBrand(file, window.location.hostname);
  const brand = placedBrand(entry ? readBrand(entry) : defaultBrand);
  const locale = startLanguage(brand);
  applyBrand(brand, locale);
  const wanted = expectsForm();
  const look = {
    brand,
    locale,
    t: translator(spoken(firstTexts, locale) ?? {}),
    colors: brandColors(brand, window.matchMedia('(prefers-color-scheme: dark)').matches),
  };
  let frame: Element | null = null;
  const paint = () => {
    const root = document.getElementById('root');
    if (!root) return;
    frame ??= root.firstElementChild;
    if (wanted) {
      paintForm(root, look);
      // A form of which half is parsed would move when the rest comes.
      root.style.visibility = document.readyState === 'loading' && !root.nextSibling ? 'hidden' : '';
    } else if (root.firstChild) root.replaceChildren();
  };
  // Observers are told of what was parsed before it is painted.
  const parsed = new MutationObserver(paint);
  parsed.observe(document, { childList: true, subtree: true });
  const whole = () => {
    parsed.disconnect();
    paint();
  };
  // The document is interactive before parts that are loaded as modules begin.
  document.addEventListener('readystatechange', whole, { once: true });
  const unloaded = () => {
    const root = document.getElementById('root');
    if (root && frame) tellUnloaded(root, frame, look);
  };
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') unloaded();
  };
  window.addEventListener('error', failed, true); // it does not bubble
  document.addEventListener(UNLOADED, (event) => {
    event.preventDefault();
    unloaded();
  });
  if (!wanted) return;
  markPainted({ brand, locale });
  holdPressed();
}
