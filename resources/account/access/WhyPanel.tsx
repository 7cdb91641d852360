import { Box, Paper } from '@mui/material';
import Rule from '@mui/icons-material/Rule';
import { useLocale, useTranslate } from 'react-admin';
import { nameIn } from '@/schema';
import { useSearchParams } from 'react-router';
import { useAccess, matchRoute } from '@/access';
import { ResourceProvider } from '@/data';
import { ReferencePicker } from '@/fields';
import { EmptyState, FieldFrame } from '@/widgets';
import { ActionTable } from './ActionTable';
import { PageVerdict } from './PageVerdict';
import { SearchChoice } from './SearchChoice';
import type { AllAccess } from './useRoleAccess';
import { useResources } from './useResources';

const ME = 'me';

/** 'Why can I not see this': who, which page, which record; then every action with what decided (spec 01 §6). */
export function WhyPanel({ roles, everything }: AllAccess) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const own = useAccess();
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('path') ?? '';
  const match = matchRoute(everything, inAddress);
  const page = 'grant' in match ? match.grant : undefined;
  const path = page?.path ?? inAddress;
  const recordId = params.get('record') ?? ('id' in match ? match.id : undefined);
  const chosen = roles.find(({ role }) => role.id === params.get('who'));
  const pages = [...new Map([...everything.routes, ...own.routes]).values()];
  const target = (page ?? own.routes.get(path))?.target;
  const schema = target?.kind === 'resource' ? target.key : undefined;
  const resource = useResources(schema ? [schema] : []).get(schema ?? '');
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) before.set(name, value);
          else before.delete(name);
        }
        return before;
      },
      { replace: true },
    );
  const me = { id: ME, label: translate('accessCheck.me') };
  const people = [
    me,
    ...roles.map(({ role }) => ({ id: role.id, label: translate('accessCheck.role', { name: role.name }) })),
  ];
  const places = pages.map((one) => ({
    id: one.path,
    label: one.trail.map((entry) => nameIn(entry, locale)).join(' / '),
    group: one.platform,
  }));
  const access = chosen?.access ?? own;

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Paper
        variant="outlined"
        sx={{
          p: 2,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <SearchChoice
          id="access-who"
          label={translate('accessCheck.who')}
          options={people}
          value={people.find((one) => one.id === chosen?.role.id) ?? me}
          onChoose={(id) => set({ who: id === ME ? undefined : id })}
        />
        <SearchChoice
          id="access-page"
          label={translate('accessCheck.pageLabel')}
          options={places}
          value={places.find((one) => one.id === path) ?? { id: inAddress, label: inAddress }}
          onChoose={(id) => set({ path: id, record: undefined })}
        />
        {resource && (
          <FieldFrame id="access-record" label={translate('accessCheck.record')} place="filter">
            {(control) => (
              <ReferencePicker
                control={control}
                target={resource.name}
                ids={recordId ? [recordId] : []}
                multiple={false}
                placeholder={translate('accessCheck.anyRecord')}
                onPick={([id]) => set({ path, record: id })}
              />
            )}
          </FieldFrame>
        )}
      </Paper>
      {inAddress === '' && (
        <EmptyState
          icon={<Rule />}
          title={translate('accessCheck.begin.title')}
          text={translate('accessCheck.begin.text')}
        />
      )}
      {inAddress !== '' && (
        <PageVerdict
          {...(chosen && { who: chosen.role.name ?? chosen.role.id })}
          access={access}
          path={path}
          page={page}
          roles={roles}
        />
      )}
      {resource && (
        <Paper variant="outlined">
          <ResourceProvider resource={resource} path={path} views={{}}>
            <ActionTable
              resource={resource}
              access={access}
              path={path}
              {...(recordId !== undefined && { recordId })}
            />
          </ResourceProvider>
        </Paper>
      )}
    </Box>
  );
}
