import { useLocale, useTranslate } from 'react-admin';
import { valueAt } from '@/api';
import type { ActionProps } from '@/crud/views';
import type { AiRecommendation } from '@schemas/hems/ai-recommendation';
import { AskedTable } from './AskedTable';
import { officeCalls } from './calls';
import { OfficeDialog } from './OfficeDialog';
import { listOf, textAt } from './read';

const [FEWEST, MOST] = [2, 4];

/** Two to four recommendations beside each other, the best of each figure in bold (spec 02 §7). */
export function CompareOffers({ records, close }: ActionProps<AiRecommendation>) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const title = translate('resources.hems/ai-recommendation.actions.compare.label');
  const ids = records.map(({ id }) => id);
  if (ids.length < FEWEST || ids.length > MOST) return <OfficeDialog title={title} width="xs" onClose={close}>{translate('hems.office.compare.count', { min: FEWEST, max: MOST })}</OfficeDialog>;
  const figure = (value: unknown) => (typeof value === 'number' ? value.toLocaleString(locale, { maximumFractionDigits: 2 }) : '-');
  return (
    <AskedTable
      title={title}
      of={ids}
      close={close}
      ask={async (signal) => {
        const answer = await officeCalls.compareOffers({ ids }, { signal, quiet: true });
        return {
          head: ['', ...listOf(valueAt(answer, 'columns')).map((one) => textAt(one, 'name'))],
          rows: listOf(valueAt(answer, 'rows')).map((row) => {
            const best = textAt(row, 'best');
            const unit = textAt(row, 'unit');
            return { key: textAt(row, 'field'), cells: [`${textAt(row, 'name')}${unit && ` (${unit})`}`, ...listOf(valueAt(row, 'values')).map(figure)], bold: best === '' ? undefined : Number(best) + 1 };
          }),
        };
      }}
    />
  );
}
