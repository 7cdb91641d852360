import { languageOf } from '@/schema/internal';
import { brandLanguages, brandTitle, type Brand } from '../brands/brand';
import type { Translate } from '../sign-in/translator';

/** Sets a text or attribute that is not so already: whoever watches the page is not woken for nothing. */
function put(root: ParentNode, selector: string, name: string, value: string): void {
  const one = root.querySelector(selector);
  if (!one) return;
  if (name === '') {
    if (one.textContent !== value) one.textContent = value;
  } else if (one.getAttribute(name) !== value) one.setAttribute(name, value);
}

/** The line below the form, which only some brands have. */
function putFooter(footer: Element, { text, url }: NonNullable<Brand['footer']>): void {
  if (footer.textContent === text) return;
  const link = document.createElement('a');
  if (url === undefined) return footer.replaceChildren(text);
  for (const [name, value] of Object.entries({ href: url, target: '_blank', rel: 'noopener noreferrer' }))
    link.setAttribute(name, value);
  link.textContent = text;
  footer.replaceChildren(link);
}

/** A button for each language that is offered; none where there is no choice. */
function putLanguages(group: Element, offered: readonly string[], locale: string): void {
  if (offered.length < 2) return group.remove();
  if (group.childElementCount !== offered.length)
    group.replaceChildren(...offered.map(() => group.firstElementChild?.cloneNode() ?? ''));
  offered.forEach((code, at) => {
    const button = `button:nth-child(${at + 1})`;
    put(group, button, 'lang', code);
    put(group, button, 'aria-pressed', String(code === locale));
    put(group, button, '', languageOf(code).name);
  });
}

/** What a brand and a language make of the form. */
export interface Look {
  readonly brand: Brand;
  readonly locale: string;
  readonly t: Translate;
  /** CSS variables, and `colorScheme`. */
  readonly colors: Readonly<Record<string, string>>;
}

/**
 * Gives the form of the page, drawn for any brand in English, what this brand and language need; what of it is not
 * there yet is left for the next call. A test compares it with what React draws.
 */
export function paintForm(root: HTMLElement, { brand, locale, t, colors }: Look): void {
  const page = root.querySelector<HTMLElement>('.signin');
  if (!page) return;
  for (const [name, value] of Object.entries(colors)) {
    if (name.startsWith('--')) page.style.setProperty(name, value);
    else page.style.colorScheme = value;
  }
  const set = (selector: string, name: string, value: string) => put(root, selector, name, value);
  set('.signin', 'data-brand', brand.theme);
  set('.signin-background', 'src', brand.loginBackground);
  set('.signin-tagline', '', t(`tagline.${brand.theme}`));
  set('.signin-brand img', 'src', brand.logo);
  set('.signin-brand span', '', brandTitle(brand, locale));
  set('h1', '', t('title'));
  set('label[for=signin-account]', '', t(`account.${brand.variant}`));
  set('label[for=signin-password]', '', t('password'));
  set('label[for=signin-captcha]', '', t('captcha.label'));
  set('.signin-eye', 'aria-label', t('showPassword'));
  set('.signin-picture', 'aria-label', t('captcha.refresh'));
  set('.signin-picture', 'title', t('captcha.refresh'));
  set('.signin-submit', '', t('submit'));
  const group = root.querySelector('.signin-languages');
  if (group) putLanguages(group, brandLanguages(brand), locale);
  set('.signin-languages', 'aria-label', t('language'));
  const footer = root.querySelector('.signin-footer');
  if (footer && brand.footer) putFooter(footer, brand.footer);
}
