import { useRef, useState } from 'react';
import {
  Box,
  Button,
  CircularProgress,
  FormHelperText,
  InputAdornment,
  Tab,
  Tabs,
  TextField,
  Typography,
} from '@mui/material';
import Search from '@mui/icons-material/Search';
import { useLocaleState, useTranslate } from 'react-admin';
import { nameIn } from '@/schema';
import { ErrorState, UNSEEN } from '@/widgets';
import { allNodes, countGranted, searchNodes, setGranted, type GrantNode } from './grantTree';
import { GrantChanges } from './GrantChanges';
import { GrantTree } from './GrantTree';
import { grantsOf, withGrants, type ProductGrant } from './roleGrants';
import { useGrantTrees } from './useGrantTrees';
import { RolePreviewDialog } from './RolePreviewDialog';

/** What of `InputProps` the grants of a role need. */
interface GrantInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: readonly ProductGrant[] | null | undefined;
  onChange(value: ReturnType<typeof withGrants>): void;
  readonly error?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The menus and buttons of a role, one application at a time, with what saving will change. */
export function GrantInput({ id, label, value, onChange, error, required, readOnly, values }: GrantInputProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const roleId = typeof values.id === 'string' ? values.id : undefined;
  const { applications, nodes, isPending, isFailed, retry } = useGrantTrees(roleId);
  const [chosen, setChosen] = useState<string>();
  const [text, setText] = useState('');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [preview, setPreview] = useState(false);
  const initial = useRef(value);

  if (isFailed) return <ErrorState text={translate('grants.failed')} onRetry={retry} />;
  if (isPending) return <CircularProgress size={24} aria-label={label} />;

  const granted = grantsOf(nodes, value);
  const before = grantsOf(nodes, initial.current);
  // of a role that is edited or copied, what it grants is seen at once
  const current =
    applications.find(({ id: own }) => own === chosen) ??
    applications.find(({ id: own }) => (before[own]?.size ?? 0) > 0) ??
    applications[0];
  const tree = current ? (nodes[current.id] ?? []) : [];
  const own = current ? (granted[current.id] ?? new Set<string>()) : new Set<string>();
  const toggle = (node: GrantNode, on: boolean) => {
    if (current) onChange(withGrants(value, current.id, tree, setGranted(tree, own, node, on)));
  };
  const setAll = (on: boolean) => {
    if (current)
      onChange(withGrants(value, current.id, tree, on ? new Set(allNodes(tree).map((node) => node.id)) : new Set()));
  };
  const userCount = typeof values.userCount === 'number' ? values.userCount : 0;
  const name = typeof values.name === 'string' && values.name !== '' ? values.name : translate('grants.newRole');

  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={error ? `${id}-error` : undefined}>
      <Box component="span" sx={UNSEEN} id={`${id}-label`}>
        {label}
        {required && ' *'}
      </Box>
      <Box
        sx={{
          mx: { xs: -2, sm: 0 },
          border: 1,
          borderInlineWidth: { xs: 0, sm: 1 },
          borderColor: error ? 'error.main' : 'divider',
          borderRadius: { xs: 0, sm: 1 },
        }}
      >
        <Tabs
          value={current?.id ?? false}
          onChange={(_, next: string) => setChosen(next)}
          variant="scrollable"
          aria-label={translate('grants.application')}
          sx={{ borderBottom: 1, borderColor: 'divider', minHeight: 48 }}
        >
          {applications.map((application) => {
            const count = countGranted(nodes[application.id] ?? [], granted[application.id] ?? new Set());
            return (
              <Tab
                key={application.id}
                value={application.id}
                sx={{ alignItems: 'flex-start', minHeight: 48, py: 1 }}
                label={
                  <>
                    {nameIn(application, locale)}
                    <Typography variant="caption" color="textSecondary">
                      {count.menus + count.buttons > 0
                        ? translate('grants.counted', { ...count })
                        : translate('grants.nothing')}
                    </Typography>
                  </>
                }
              />
            );
          })}
        </Tabs>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', px: 2, pt: 2 }}>
          <TextField
            size="small"
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={translate('grants.search')}
            slotProps={{
              htmlInput: { 'aria-label': translate('grants.search') },
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <Search fontSize="small" />
                  </InputAdornment>
                ),
              },
            }}
            sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' }, maxWidth: { sm: 320 } }}
          />
          <Button size="small" onClick={() => setFolded(new Set())}>
            {translate('grants.expand')}
          </Button>
          <Button size="small" onClick={() => setFolded(new Set(allNodes(tree).map((node) => node.id)))}>
            {translate('grants.collapse')}
          </Button>
          {!readOnly && (
            <>
              <Button size="small" onClick={() => setAll(true)}>
                {translate('grants.all')}
              </Button>
              <Button size="small" onClick={() => setAll(false)}>
                {translate('grants.none')}
              </Button>
            </>
          )}
          <Button size="small" onClick={() => setPreview(true)} sx={{ ml: 'auto' }}>
            {translate('grants.preview')}
          </Button>
        </Box>
        <Box sx={{ px: { xs: 0.5, sm: 2 }, pb: 2, mt: 1, maxHeight: 480, overflow: 'auto' }}>
          {tree.length === 0 ? (
            <Typography color="textSecondary">{translate('grants.empty')}</Typography>
          ) : (
            <GrantTree
              nodes={searchNodes(tree, text)}
              granted={own}
              label={label}
              folded={text ? new Set() : folded}
              readOnly={readOnly}
              onFold={setFolded}
              onToggle={(node, on) => toggle(allNodes(tree).find((one) => one.id === node.id) ?? node, on)}
            />
          )}
        </Box>
        <GrantChanges applications={applications} nodes={nodes} before={before} after={granted} userCount={userCount} />
      </Box>
      {error && (
        <FormHelperText error id={`${id}-error`}>
          {error}
        </FormHelperText>
      )}
      <RolePreviewDialog
        open={preview}
        name={name}
        applications={applications}
        nodes={nodes}
        granted={granted}
        onClose={() => setPreview(false)}
      />
    </Box>
  );
}
