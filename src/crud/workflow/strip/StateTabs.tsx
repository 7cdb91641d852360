import { useTranslate } from 'react-admin';
import { useArea, useResource } from '@/data';
import { WAITING } from '@/data/internal';
import { turnsOf, typeOptions } from '@/schema';
import { Segments, type Segment } from '@/widgets/internal';
import { cleanFilters, type Filters } from '../../list/cleanFilters';
import { useStateWords } from '../useStateWords';

interface StateTabsProps {
  readonly applied: Filters;
  /** Its records have more than one state here. */
  readonly states: boolean;
  onApply(filters: Filters): void;
}

/** Beside the title of a list of records with a workflow: what waits for me, and the records of each state. */
export default function StateTabs({ applied, states: hasStates, onApply }: StateTabsProps) {
  useArea('workflow');
  const { resource } = useResource();
  const translate = useTranslate();
  const words = useStateWords();
  const state = resource.workflow?.state ?? '';
  const field = resource.fields[state];
  const waiting = Boolean(applied[WAITING]);
  const now = applied[state] === undefined ? undefined : String(applied[state]);
  const apply = (change: Filters) => onApply(cleanFilters({ ...applied, ...change }));
  const states = field && hasStates ? (typeOptions(field).values ?? []) : [];
  const waits = !resource.workflow?.readOnly && turnsOf(resource).length > 0;
  const whose: readonly Segment[] = waits
    ? [
        {
          key: 'waiting',
          label: translate('workflow.strip.waiting'),
          on: waiting,
          onPress: () => apply({ [WAITING]: waiting ? null : true }),
        },
      ]
    : [];
  const which: readonly Segment[] =
    states.length > 0
      ? [
          {
            key: 'all',
            label: translate('workflow.strip.all'),
            on: now === undefined,
            onPress: () => apply({ [state]: null }),
          },
          ...states.map((one) => ({
            key: String(one),
            label: words.name(state, one),
            on: now === String(one),
            onPress: () => apply({ [state]: now === String(one) ? null : one }),
          })),
        ]
      : [];
  return <Segments label={translate('workflow.strip.label')} groups={[whose, which]} />;
}
