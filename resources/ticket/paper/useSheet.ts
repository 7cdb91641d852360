import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { currentSession } from '@/access';
import { detailSections, useTextTools, useSectionTitle } from '@/crud';
import { recordTexts, textContext } from '@/fields';
import { useResource } from '@/data';
import { currentTime, formatMoment } from '@/schema/dates';
import { zoneOfRecord, type AnyRecord } from '@/schema';
import type { Sheet } from './sheet';
import { sheetBlocks, type SheetWords } from './sheetBlocks';

/** A record as a paper form; names of what it refers to are asked for first. */
export function useSheet(record: AnyRecord) {
  const { resource, scope, path } = useResource();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const sectionTitle = useSectionTitle(scope);
  const tools = useTextTools();
  return useQuery({
    queryKey: [path, 'paper', record, locale],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Sheet> => {
      const columns = Object.entries(resource.fields).map(([name, field]) => ({ name, field, isTitle: false }));
      const [texts = []] = await recordTexts(tools, columns, [record], signal);
      const valueOf = new Map(columns.map(({ name }, index) => [name, texts[index] ?? '']));
      const words: SheetWords = {
        section: sectionTitle,
        field: (name) => translate(`${scope}.fields.${name}`),
        inner: (name, column) => translate(`${scope}.inner.${name}.fields.${column}`),
        value: (name) => valueOf.get(name) ?? '',
        cell: (name, column, field, value) =>
          field.type.text(
            value,
            field.options,
            textContext(translate, locale, `${scope}.inner.${name}`, column, field),
          ),
      };
      const foot = translate('ticketPage.paper.foot', {
        name: currentSession()?.userName || '-',
        time: formatMoment(currentTime(), 2, zoneOfRecord(record)),
      });
      const title = valueOf.get('ticketType') || translate(`${scope}.one`);
      const subtitle = [valueOf.get(resource.recordTitle), valueOf.get(resource.workflow?.state ?? '')]
        .filter(Boolean)
        .join('   ');
      const blocks = sheetBlocks(resource, detailSections(resource, record), record, words);
      return { title, subtitle, foot, blocks };
    },
  });
}
