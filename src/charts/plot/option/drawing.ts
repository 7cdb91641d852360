import type { PlotInput } from '../PlotInput';
import { pieOption } from './pieOption';
import { plotOption, type Drawing } from './plotOption';

export function drawing(input: PlotInput): Drawing {
  if (input.view !== 'pie') return plotOption(input);
  return {
    frame: { width: input.width, height: input.height, panes: [] },
    rows: 0,
    zoomed: false,
    option: pieOption(input),
    shift: () => ({}),
    mean: (key) => pieOption(input, key),
  };
}
