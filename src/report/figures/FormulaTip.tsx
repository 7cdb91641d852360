import { useTranslate } from 'react-admin';
import { InfoTip } from '@/widgets/InfoTip';

/** What the figures of a block are calculated from, for those who ask: of the measures that say it (`measureHelp.<key>`). */
export function FormulaTip({ measures }: { readonly measures: readonly string[] }) {
  const translate = useTranslate();
  const lines = [...new Set(measures)].flatMap((key) => {
    const help = translate(`measureHelp.${key}`, { _: '' });
    return help === '' ? [] : [`${translate(`measures.${key}`)}: ${help}`];
  });
  return lines.length === 0 ? null : <InfoTip label={translate('report.figures.formulas')} text={lines.join('\n')} />;
}
