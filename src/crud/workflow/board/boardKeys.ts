import type { KeyboardEvent } from 'react';
import { isComposing } from '@/widgets/isComposing';

const controlOf = (card: Element | undefined): HTMLElement | null =>
  card?.querySelector<HTMLElement>('a, button') ?? null;

/** The card that stands where an arrow leads: in the same lane above or below, or in the next lane that has cards. */
function cardAt(board: Element, card: Element, key: string): Element | undefined {
  const lanes = [...board.querySelectorAll('[data-lane]')].map((lane) => [...lane.querySelectorAll('[data-card]')]);
  const lane = lanes.findIndex((cards) => cards.includes(card));
  const row = lanes[lane]?.indexOf(card) ?? 0;
  if (key === 'ArrowDown') return lanes[lane]?.[row + 1];
  if (key === 'ArrowUp') return lanes[lane]?.[row - 1];
  const beside = lanes[lane + (key === 'ArrowRight' ? 1 : -1)];
  return beside?.[Math.min(row, beside.length - 1)];
}

/** Arrows go from card to card, M opens the moves of the one the focus is in. */
export function boardKeys(event: KeyboardEvent<HTMLElement>): void {
  if (isComposing(event)) return;
  const target = event.target instanceof Element ? event.target : null;
  const card = target?.closest('[data-card]');
  if (!card || event.altKey || event.ctrlKey || event.metaKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const menu = card.querySelector<HTMLElement>('.row-menu');
  if (key === 'm' && menu) menu.click();
  else if (key.startsWith('Arrow')) controlOf(cardAt(event.currentTarget, card, key))?.focus();
  else return;
  event.preventDefault();
}
