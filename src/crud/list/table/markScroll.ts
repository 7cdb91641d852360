/**
 * Marks on a box that there is more at its start (`data-before`) or its end (`data-after`): pinned columns throw their
 * shadow then.
 */
export function markScroll(box: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = box;
  const past = Math.abs(scrollLeft); // negative where text runs from right to left
  box.toggleAttribute('data-before', past > 0);
  box.toggleAttribute('data-after', past + clientWidth < scrollWidth - 1);
}
