import { Box } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { SectionCard } from '../SectionCard';
import { useGrantedPanels } from '../useGrantedPanels';
import type { Values } from './useFormState';

/** Bespoke pieces of a form, with what is typed now and what is saved. */
export function FormPanels({ values, saved }: { readonly values: Values; readonly saved: Values }) {
  const { scope, views } = useResource();
  const translate = useTranslate();
  return useGrantedPanels(views.formPanels).map(({ key, component }) => {
    // `defineViews` tied it to this resource's record
    const Content = component as ComponentType<{ draft: Values; saved: Values }>;
    return (
      <SectionCard key={key} title={translate(`${scope}.panels.${key}`)}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Content draft={values} saved={saved} />
        </Box>
      </SectionCard>
    );
  });
}
