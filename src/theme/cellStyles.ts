import type { CSSObject, Theme } from '@mui/material';

/**
 * Words of people run in their own direction, whatever stands around them, and stand where those of the page do;
 * browsers have two names for that.
 */
export const ownDirection: CSSObject = {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
};

/**
 * What stands in every row of a list: by class names, because a styled component costs more than all else of a cell.
 * Words are cut by `clip`: what is cut by `hidden` is a box of its own that could scroll, and hundreds of them halt the
 * scroll of the list.
 */
export function cellStyles({ palette, typography }: Theme): CSSObject {
  return {
    '.one-line': {
      ...typography.body2,
      display: 'block',
      minWidth: 0,
      overflow: 'clip',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      ...ownDirection,
    },
    '.one-line.none': { color: palette.text.secondary },
    '.one-line.figures': { fontVariantNumeric: 'tabular-nums' },
    // the accent is for what a row is; other records it names are ink
    'a.one-line': {
      color: 'inherit',
      textDecoration: `underline ${palette.divider}`,
      textUnderlineOffset: 3,
      '&:hover': { textDecorationColor: 'currentcolor' },
    },
    // said by the head of the column or of no use at a glance: read out, found and copied, without a box of its own
    '.unseen': { fontSize: 0 },
    // what is drawn is no text: it is neither read out nor copied
    '.drawn::before': { content: 'attr(data-drawn)' },
    '.one-line.short': { fontSize: 0 },
    '.one-line.short > .drawn': { ...typography.body2, display: 'block', overflow: 'clip', textOverflow: 'ellipsis' },
    // a figure that says how it was computed: all of it can be pressed, and more than its height
    '.traced': {
      position: 'relative',
      display: 'inline-block',
      maxWidth: '100%',
      verticalAlign: 'top',
      textDecoration: 'underline dotted',
      textUnderlineOffset: 4,
    },
    '.traced > button': {
      all: 'unset',
      position: 'absolute',
      inset: '-4px -6px',
      borderRadius: 4,
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.action.hover },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    },
    '.tick-box': tickBox(palette),
    '.row-actions': { display: 'flex', alignItems: 'center' },
    '.row-actions > :is(a, button)': {
      ...typography.body2,
      color: palette.primary.main,
      background: 'none',
      border: 0,
      borderRadius: 4,
      padding: '2px 4px',
      minHeight: 24,
      whiteSpace: 'nowrap',
      textDecoration: 'none',
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.action.hover },
    },
    '.row-actions > .danger:is(:hover, :focus-visible)': { color: palette.error.main },
    '.row-actions > .turn': {
      border: `1px solid ${palette.divider}`,
      padding: '2px 8px',
      minHeight: 28,
      marginInlineEnd: 4,
    },
    '.row-actions > .picture': {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      boxSizing: 'border-box',
      minWidth: 28,
      height: 28,
      padding: 4,
      color: palette.action.active,
    },
    '.row-actions > .picture > svg': { display: 'block', width: 20, height: 20, fill: 'currentColor' },
    '.row-actions > button.row-menu': {
      width: 28,
      height: 28,
      padding: 4,
      borderRadius: '50%',
      color: palette.action.active,
    },
    '.row-menu > svg': { display: 'block', width: 20, height: 20, fill: 'currentColor' },
    '.tag-line': {
      ...typography.body2,
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      minWidth: 0,
      overflow: 'clip',
      whiteSpace: 'nowrap',
    },
    '.tag-line > .more': { flex: 'none' },
    '.tag-line.wrap': { flexWrap: 'wrap', rowGap: 4 },
    '.plain-tag': {
      backgroundColor: palette.action.selected,
      borderRadius: 4,
      padding: '0 6px',
      minWidth: 0,
      maxWidth: '100%',
      overflow: 'clip',
      textOverflow: 'ellipsis',
      ...ownDirection,
    },
    '.status-tag': {
      ...typography.body2,
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      maxWidth: '100%',
      whiteSpace: 'nowrap',
      verticalAlign: 'top',
    },
    '.status-tag > svg': { width: 10, height: 10, flex: 'none', fill: 'currentColor', color: palette.text.secondary },
    '.status-tag > span': { minWidth: 0, overflow: 'clip', textOverflow: 'ellipsis', ...ownDirection },
    '.status-tag > svg[data-tone=serious]': { color: palette.mode === 'light' ? '#b8520a' : '#f59a52' },
    ...Object.fromEntries(
      (['info', 'success', 'warning', 'error'] as const).map((tone) => [
        `.status-tag > svg[data-tone=${tone}]`,
        { color: palette[tone].main },
      ]),
    ),
  };
}

/** Its own box: that of the browser is grey in the dark, as if it could not be ticked. */
function tickBox({ edge, primary, background, action }: Theme['palette']): CSSObject {
  const mark = (clipPath: string) => ({
    backgroundColor: primary.main,
    borderColor: primary.main,
    '&::before': { content: '""', width: 10, height: 10, backgroundColor: primary.contrastText, clipPath },
  });
  return {
    width: 16,
    height: 16,
    margin: 4,
    verticalAlign: 'middle',
    cursor: 'pointer',
    '@media not (forced-colors: active)': {
      appearance: 'none',
      display: 'inline-grid',
      placeItems: 'center',
      boxSizing: 'border-box',
      border: `1px solid ${edge}`,
      borderRadius: 4,
      backgroundColor: background.paper,
      '&:checked': mark('polygon(16% 46%, 6% 58%, 40% 92%, 96% 20%, 84% 10%, 38% 68%)'),
      '&:indeterminate': mark('inset(40% 10%)'),
      '&:disabled': { cursor: 'default', backgroundColor: action.hover, borderColor: action.disabled },
    },
  };
}
