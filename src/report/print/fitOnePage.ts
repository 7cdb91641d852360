/**
 * A4 less the margins of the sheet (`print.css`), in CSS pixels of 96 to the inch; a little is left for what paper
 * rounds.
 */
const PX_PER_MM = 96 / 25.4;
const WIDTH = 186 * PX_PER_MM;
const HEIGHT = 262 * PX_PER_MM;

/** Smaller than half nobody reads: then it takes a second page. */
const SIZES = Array.from({ length: 21 }, (_, step) => 1 - step * 0.025);

/**
 * Makes a sheet so much smaller that it fits one page of A4. It is laid out beside the window as it will be on paper; a
 * smaller sheet has longer lines, so its height is not simply in proportion.
 */
export function fitOnePage(sheet: HTMLElement): void {
  sheet.classList.add('measured');
  const fits = (size: number) => {
    sheet.style.width = `${WIDTH / size}px`;
    return sheet.offsetHeight * size <= HEIGHT;
  };
  const size = SIZES.find(fits) ?? SIZES.at(-1) ?? 1;
  sheet.classList.remove('measured');
  sheet.style.width = '';
  sheet.style.zoom = String(size);
}
