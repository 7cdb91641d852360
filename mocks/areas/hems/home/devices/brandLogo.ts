/** The mark of the controllers' brand, drawn for the demonstration. */
const SVG =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 32'><rect width='24' height='24' x='4' y='4' rx='6' fill='#0b7285'/><path d='M17 8l-6 9h4l-1 7 6-9h-4z' fill='#fff'/>" +
  "<text x='36' y='21' font-family='sans-serif' font-size='14' font-weight='700' fill='#0b7285'>Enbox</text></svg>";

/** An address of the picture that needs no other server. */
export const brandLogo = `data:image/svg+xml,${encodeURIComponent(SVG)}`;
