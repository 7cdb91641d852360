/* Compares two pictures dot by dot, or a picture with a sketch, in a page of a browser: nothing else here reads PNG. */
import { readFileSync } from 'node:fs';

/** Cells of a sketch; each is one of 16 greys. */
const GRID = { columns: 12, rows: 7 };
/** A dot differs when a color of it does by more, of 255: fonts are smoothed a little otherwise now and then. */
const SMALL = 12;
/** A cell of a sketch differs when its grey does by more, of 15. */
const CELL = 1;

const source = (path) => `data:image/png;base64,${readFileSync(path).toString('base64')}`;

/** In the page: {share of dots that differ, sketch, picture of the difference}. */
async function inPage({ after, before, grid, small }) {
  const dotsOf = async (url) => {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(picture, 0, 0);
    return {
      width: picture.width,
      height: picture.height,
      dots: context.getImageData(0, 0, picture.width, picture.height).data,
    };
  };
  const now = await dotsOf(after);
  let sketch = '';
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      let [sum, count] = [0, 0];
      for (
        let y = Math.floor((row * now.height) / grid.rows);
        y < Math.floor(((row + 1) * now.height) / grid.rows);
        y += 2
      )
        for (
          let x = Math.floor((column * now.width) / grid.columns);
          x < Math.floor(((column + 1) * now.width) / grid.columns);
          x += 2
        ) {
          const at = (y * now.width + x) * 4;
          sum += now.dots[at] + now.dots[at + 1] + now.dots[at + 2];
          count += 3;
        }
      sketch += Math.min(15, Math.round(sum / count / 17)).toString(16);
    }
  }
  if (!before) return { sketch };
  const then = await dotsOf(before);
  if (then.width !== now.width || then.height !== now.height) return { sketch, share: 1 };
  const shown = new OffscreenCanvas(now.width, now.height);
  const drawn = new ImageData(now.width, now.height);
  let differ = 0;
  for (let at = 0; at < now.dots.length; at += 4) {
    const other = [0, 1, 2].some((part) => Math.abs(now.dots[at + part] - then.dots[at + part]) > small);
    differ += Number(other);
    const grey = 200 + now.dots[at] / 5;
    drawn.data.set(other ? [220, 0, 60, 255] : [grey, grey, grey, 255], at);
  }
  if (differ === 0) return { sketch, share: 0 };
  shown.getContext('2d').putImageData(drawn, 0, 0);
  const bytes = new Uint8Array(await (await shown.convertToBlob({ type: 'image/png' })).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { sketch, share: (differ * 4) / now.dots.length, picture: btoa(text) };
}

/**
 * {sketch, share, difference}: `share` is of dots where there is a picture before, of cells where there is a sketch,
 * undefined where there is neither.
 */
export async function compare(page, after, before, accepted) {
  const { sketch, share, picture } = await page.evaluate(inPage, {
    after: source(after),
    before: before && source(before),
    grid: GRID,
    small: SMALL,
  });
  if (share !== undefined || accepted === undefined)
    return { sketch, share, ...(picture && { difference: Buffer.from(picture, 'base64') }) };
  const cells = [...sketch].filter(
    (cell, at) => Math.abs(Number.parseInt(cell, 16) - Number.parseInt(accepted[at] ?? '0', 16)) > CELL,
  ).length;
  return { sketch, share: cells / sketch.length };
}
