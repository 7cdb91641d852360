/** Rows drawn above and below what is on view. */
const SPARE = 3;
/** So many rows are scrolled before others are drawn. */
const STEP = 2;

/** Which rows of a long list to draw: those on view. All have the same height, in px. */
export const rowWindow = {
  /** Where the list is scrolled to, in px, in steps: the same number until other rows are to be drawn. */
  top: (scrollTop: number, rowHeight: number): number => Math.floor(scrollTop / (rowHeight * STEP)) * rowHeight * STEP,
  /** The first row to draw and the one after the last. */
  rows(
    top: number,
    { count, rowHeight, height }: { readonly count: number; readonly rowHeight: number; readonly height: number },
  ): readonly [from: number, to: number] {
    const seen = Math.min(top, Math.max(0, count * rowHeight - height));
    return [
      Math.max(0, Math.floor(seen / rowHeight) - SPARE),
      Math.min(count, Math.ceil((seen + height) / rowHeight) + STEP + SPARE),
    ];
  },
};
