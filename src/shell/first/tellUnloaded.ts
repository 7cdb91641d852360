import { paintForm, type Look } from './paintForm';

/**
 * The console itself did not come: the network is down, a proxy blocks it, or a new version is being put in place. Says
 * so where the form stood or the console would be, and offers to load the page again.
 *
 * @param frame the form's markup, of which the brand and the card stay
 */
export function tellUnloaded(root: HTMLElement, frame: Element, look: Look): void {
  const heading = frame.querySelector('h1');
  if (!heading) return;
  root.replaceChildren(frame);
  root.style.visibility = '';
  paintForm(root, look);
  heading.textContent = look.t('failed.title');
  while (heading.nextSibling) heading.nextSibling.remove();
  root.querySelector('.signin-languages')?.remove();
  const notice = document.createElement('p');
  notice.className = 'signin-notice';
  notice.role = 'alert';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'signin-button';
  button.textContent = look.t('first.reload');
  button.addEventListener('click', () => window.location.reload());
  heading.after(notice, button);
  notice.textContent = look.t('first.unloaded'); // once it stands in the page: so it is read out
}
