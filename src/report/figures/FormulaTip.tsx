import { useTranslate } from 'react-admin';
import { measureTexts, type Measures } from '@/schema';
import { labelled } from '@/schema/internal';
import { InfoTip } from '@/widgets';

interface FormulaTipProps {
  readonly measures: Measures;
  /** Keys of those on view. */
  readonly shown: readonly string[];
}

/**
 * What the figures of a block are calculated from, for those who ask: of the measures that say it
 * (`measureHelp.<key>`).
 */
export function FormulaTip({ measures, shown }: FormulaTipProps) {
  const translate = useTranslate();
  const lines = [...new Set(shown)].flatMap((key) => {
    const texts = measureTexts(measures, key);
    const help = translate(texts.help, { _: '' });
    return help === '' ? [] : [labelled(translate(texts.name), help)];
  });
  return lines.length === 0 ? null : <InfoTip label={translate('report.figures.formulas')} text={lines.join('\n')} />;
}
