import { useTranslate } from 'react-admin';
import { LiveFigures } from '@/charts/card/LiveFigures';
import { EmptyState } from '@/widgets/EmptyState';
import { FormSkeleton } from '@/widgets/FormSkeleton';
import { useCustomer } from '../CustomerContext';
import { SideDrawer } from '../SideDrawer';
import { useSnapshot } from '../useSnapshot';
import { detailOf, type DetailOf } from './details';
import { DetailSection } from './DetailSection';
import { useWords } from './useWords';

interface DetailDrawerProps {
  /** Undefined: closed. */
  readonly of: DetailOf | undefined;
  readonly title: string;
  readonly day: string;
  onClose(): void;
}

/** The details of a setting, asked for when it is opened (spec 02 §2: each dialog loads its data when it becomes visible). */
// covers HR-093, HR-095
export function DetailDrawer({ of, title, day, onClose }: DetailDrawerProps) {
  return (
    <SideDrawer open={of !== undefined} title={title} onClose={onClose}>
      {of && <Details of={of} day={day} />}
    </SideDrawer>
  );
}

function Details({ of, day }: { readonly of: DetailOf; readonly day: string }) {
  const translate = useTranslate();
  const words = useWords();
  const { id, today } = useCustomer();
  const live = useSnapshot(id, day, today, `${of.kind} ${of.device ?? ''}`);
  return (
    <LiveFigures live={live} waiting={<FormSkeleton fields={5} />}>
      {(raw) => {
        const { sections, updated } = detailOf(raw, of, words);
        if (sections.length === 0) return <EmptyState title={translate('strategy.detail.none')} />;
        return (
          <>
            {sections.map((section, place) => (
              <DetailSection key={`${place} ${section.title ?? ''}`} section={section} />
            ))}
            <DetailSection section={{ facts: [[words.say('lastUpdateTime'), updated]] }} />
          </>
        );
      }}
    </LiveFigures>
  );
}
