import { contrast, inkOn, tokens, type Accent } from '@/theme/internal';

/** WCAG 2.2 AA for text. */
const AA = 4.5;
const HEX = /^#[0-9a-f]{6}$/i;
const MODES = ['light', 'dark'] as const;

/** A brand's own colors when they read as text on every surface of their mode, and text on them; else undefined. */
export function readAccent(value: unknown): Accent | undefined {
  if (typeof value !== 'object' || value === null || !('light' in value) || !('dark' in value)) return undefined;
  const { light, dark } = value;
  if (typeof light !== 'string' || typeof dark !== 'string' || !HEX.test(light) || !HEX.test(dark)) return undefined;
  const accent = { light, dark };
  const readable = MODES.every((mode) => {
    const { canvas, paper, sunken } = tokens[mode];
    return [canvas, paper, sunken, inkOn(accent[mode])].every((other) => contrast(accent[mode], other) >= AA);
  });
  return readable ? accent : undefined;
}
