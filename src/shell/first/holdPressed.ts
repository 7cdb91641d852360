import { TAKEN } from './takeOver';

/**
 * Keeps what is pressed in the form before React is there, and presses it again when it is. Until then nothing of it
 * reaches the browser: a form that the browser sends would load the page anew.
 */
export function holdPressed(): void {
  const held: (() => void)[] = [];
  const form = () => document.querySelector<HTMLFormElement>('#root form');
  const submit = (event: Event) => {
    event.preventDefault();
    held.push(() => form()?.requestSubmit());
  };
  const click = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('#root button[type=button]') : null;
    if (button) held.push(() => button.isConnected && button.click());
  };
  document.addEventListener('submit', submit, true);
  document.addEventListener('click', click, true);
  const release = () => {
    document.removeEventListener('submit', submit, true);
    document.removeEventListener('click', click, true);
    for (const press of held) press();
  };
  document.addEventListener(TAKEN, release, { once: true });
}
