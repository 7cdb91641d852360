/** A roof from above, as a drawing: rows of panels between its edges. */
export function layoutPicture(roof: number): string {
  const rows = 5 + (roof % 3);
  const panels = Array.from(
    { length: rows },
    (_, row) =>
      `<rect x="60" y="${60 + row * (520 / rows)}" width="1080" height="${420 / rows}" rx="4" fill="#3b5b8c" fill-opacity=".75"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 640" width="1200" height="640"><rect width="1200" height="640" fill="#e9edf2"/><rect x="24" y="24" width="1152" height="592" fill="#d5dce5" stroke="#8796a8" stroke-width="4"/>${panels.join('')}</svg>`;
}
