/** Pixels of one rem at a width of 1920 px (spec 01 §9). */
const ROOT = 100;

/** No text is smaller than this, at any width. */
const SMALLEST = 12;

/** How far text may shrink on narrow screens before it stops following the width. */
const SHRINK = 0.92;

/** The least a size may become: 14 px text stays at 13 px or above, 12 px text stays 12 px. */
export function floorSize(px: number): number {
  return Math.max(Math.min(px, SMALLEST), Math.round(px * SHRINK));
}

/** A size designed at 1920 px wide, as CSS that follows the width down to its floor. */
export function fontSize(px: number): string {
  return `max(${floorSize(px)}px, ${px / ROOT}rem)`;
}
