import { tokens, type Mode, type Tokens } from '../tokens';
import { mixed, readable, solid } from './colors';
import { asSaid, type Said } from './said';

/** WCAG 2.2 AA: of text, and of the edge of a control. */
const TEXT = 4.5;
const EDGE = 3;

const main = (palette: Said, name: string): unknown => asSaid(palette[name])['main'];

/** How much lighter than the page a card is in the dark, where only the page has a color. */
const LIFT = 0.06;

/**
 * The colors of a mode that follow from a palette: what it says, and of what it does not say the console's own, moved
 * until it is read on the surfaces it says.
 */
export function tokensOver(mode: Mode, palette: Said): Tokens {
  const own = tokens[mode];
  const [background, text] = [asSaid(palette['background']), asSaid(palette['text'])];
  const page = solid(background['default'], own.paper);
  const lifted = mode === 'dark' && page !== undefined ? mixed(page, '#ffffff', LIFT) : own.paper;
  const paper = solid(background['paper'], own.paper) ?? lifted;
  const canvas = solid(background['default'], paper) ?? own.canvas;
  const isNew = paper !== own.paper || canvas !== own.canvas;
  const ink = readable(solid(text['primary'], paper) ?? own.ink, [paper, canvas], TEXT);
  const sunken = solid(palette['sunken'], paper) ?? (isNew ? mixed(paper, ink, 0.04) : own.sunken);
  const surfaces = [paper, canvas, sunken];
  const read = (color: unknown, usual: string) => readable(solid(color, paper) ?? usual, surfaces, TEXT);
  return {
    canvas,
    paper,
    sunken,
    ink: readable(ink, surfaces, TEXT),
    inkSoft: read(text['secondary'], own.inkSoft),
    inkFaint: solid(text['disabled'], paper) ?? own.inkFaint,
    line: solid(palette['divider'], paper) ?? (isNew ? mixed(paper, ink, 0.12) : own.line),
    edge: readable(solid(palette['edge'], paper) ?? own.edge, [paper], EDGE),
    info: read(main(palette, 'info'), own.info),
    success: read(main(palette, 'success'), own.success),
    warning: read(main(palette, 'warning'), own.warning),
    error: read(main(palette, 'error'), own.error),
  };
}
